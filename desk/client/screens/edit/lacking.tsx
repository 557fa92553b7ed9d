import type { Mistake } from '#common/contracts/desk/orders.ts';
import { focusField } from '../../form/field-frame.tsx';
import { Card } from '../../shell/feedback.tsx';
import { words } from '../../words.ts';
import css from './edit.module.css';

/** What a new file still lacks to be published; each leads to its field. */
export function Lacking({ fields }: { fields: readonly Mistake[] }) {
  return (
    <Card tone={fields.length === 0 ? 'good' : 'plain'}>
      {fields.length === 0 ? (
        <p>{words.form.readyToPublish}</p>
      ) : (
        <>
          <p>{words.form.toPublish}</p>
          <ul className={css.lacking}>
            {fields.map(({ path, text }) => (
              <li key={path.join('.')}>
                <button type="button" onClick={() => focusField(path)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
