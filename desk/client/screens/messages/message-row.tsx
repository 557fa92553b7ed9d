import type { Message } from '#desk/contract/api.ts';
import { Mark } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './messages.module.css';

/** A message in a list: what it is, from whom, when. */
export function MessageRow({ message: { id, label, answers, receivedAt, suspicion, state } }: { message: Message }) {
  const about = answers.find(
    ({ name, value }) => ['establishmentName', 'subject', 'page', 'name'].includes(name) && value,
  )?.value;
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
