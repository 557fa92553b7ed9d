import type { Message } from '#common/contracts/desk/api.ts';
import { ask } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Failure, Loading } from '../../shell/feedback.tsx';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import type { ScreenProps } from '../../shell/screen-props.ts';
import { words } from '../../words.ts';
import { MessageRow } from './message-row.tsx';
import css from './messages.module.css';

const STATES: Message['state'][] = ['new', 'done', 'spam'];

/** The inbox: new messages, finished ones, and spam. */
export function MessagesScreen({ id }: ScreenProps) {
  const state = STATES.find((one) => one === id) ?? 'new';
  const list = useLoaded(state, () => ask('GET messages?state=', undefined, state));
  return (
    <Screen title={words.messages.title}>
      <nav className={css.states} aria-label={words.messages.title}>
        {STATES.map((one) => (
          <a key={one} href={href('mensajes', one)} aria-current={one === state ? 'page' : undefined}>
            {words.messages.states[one]}
          </a>
        ))}
      </nav>
      {list.state === 'failed' && <Failure text={list.error} onRetry={list.reload} />}
      {list.state === 'loading' && <Loading />}
      {list.value?.messages.length === 0 && <p>{words.messages.none[state]}</p>}
      <ul className={css.rows}>
        {list.value?.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ul>
    </Screen>
  );
}
