import { useRequestNotes } from '../../drafts/request-notes.ts';
import { Card } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** What to know of the request that a listing comes from, for as long as she works on it; and the way back to it. */
export function FromRequest({ file }: { file: string }) {
  const request = useRequestNotes(file);
  if (!request) return null;
  return (
    <Card>
      <p>
        <a href={href('mensaje', String(request.message))}>{words.messages.seeRequest}</a>
      </p>
      {request.notes.length > 0 && (
        <ul className={css.notes}>
          {request.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
