import type { Message } from '#desk/contract/api.ts';
import { Mark } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './messages.module.css';

/** What a message is known by: the business before the person who wrote of it. */
const NAMES = ['establishmentName', 'subject', 'page', 'name'];

/** A message in a list: what it is, from whom, when. */
export function MessageRow({ message: { id, label, answers, receivedAt, suspicion, state } }: { message: Message }) {
  const said = NAMES.map((wanted) => answers.find(({ name }) => name === wanted)?.value);
  const about = said.find(Boolean);
  return (
    <li>
      <a className={css.row} href={href('mensaje', String(id), { estado: state })}>
        <strong>{about ?? label}</strong>
        <span>
          {label} · {whenText(receivedAt)}
        </span>
        {suspicion && <Mark tone="warn">{words.messages.suspicion}</Mark>}
      </a>
    </li>
  );
}
