import type { Message } from '#common/contracts/desk/api.ts';
import { type Content, useContent } from '../../api/content.ts';
import { Mark } from '../../shell/feedback.tsx';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './messages.module.css';

/** A message in a list: its subject, form and time. */
export function MessageRow({ message }: { message: Message }) {
  const { id, label, receivedAt, suspicion, state } = message;
  const { files } = useContent();
  return (
    <li>
      <a className={`${looks.card} ${css.row}`} href={href('mensaje', String(id), { estado: state })}>
        <strong>{subjectOf(message, files) ?? label}</strong>
        <span>
          {label} · {whenText(receivedAt)}
        </span>
        {suspicion && <Mark tone="warn">{words.messages.suspicion}</Mark>}
      </a>
    </li>
  );
}

/** The subject of a message: the business rather than the sender; a page by its title, with the fact it is about. */
function subjectOf({ answers }: Message, files: Content['files']): string | undefined {
  const said = (wanted: string) => answers.find(({ name }) => name === wanted)?.value;
  const page = said('page');
  const title = page && (files.find((file) => file.href === page)?.title ?? page);
  const about = [title, said('field') ?? said('road')].filter(Boolean).join(': ');
  return [said('establishmentName'), said('subject'), about, said('name')].find(Boolean);
}
