import { LogOut } from 'lucide-react';
import { Button, buttonClass } from '#common/ui/button.tsx';
import { ask, explain } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Card, Failure, Loading, Mark } from '../../shell/feedback.tsx';
import looks from '../../shell/looks.module.css';
import { usePerson } from '../../shell/person.ts';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { toggleTheme, useTheme } from '../../shell/theme.ts';
import { notify } from '../../shell/toasts.ts';
import { whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import css from './account.module.css';
import { Invitation } from './invitation.tsx';

/** The signed-in person, their sessions, invitations, and the log of changes. */
export function AccountScreen() {
  const { name, email } = usePerson();
  const theme = useTheme();
  const text = words.account;
  return (
    <Screen title={text.title} lead={text.person(name, email)}>
      <div className={css.line}>
        <a className={buttonClass('outline')} href={href('versiones')}>
          {text.versions}
        </a>
        <Button variant="outline" onClick={toggleTheme}>
          {theme === 'dark' ? words.light : words.dark}
        </Button>
        <Button variant="outline" onClick={leave}>
          <LogOut size={18} aria-hidden />
          {text.exit}
        </Button>
      </div>
      <Sessions />
      <Invitation />
      <Log />
    </Screen>
  );
}

async function leave() {
  try {
    await ask('POST exit', {});
    location.reload();
  } catch (error) {
    notify(explain(error), { tone: 'error' });
  }
}

function Sessions() {
  const list = useLoaded('sessions', () => ask('GET sessions'));
  const text = words.account;

  async function end(id: string) {
    try {
      await ask('DELETE sessions/:id', undefined, id);
      notify(text.ended);
      list.reload();
    } catch (error) {
      notify(explain(error), { tone: 'error' });
    }
  }

  return (
    <section className={css.part} aria-labelledby="sesiones">
      <h2 id="sesiones">{text.sessions}</h2>
      {list.state === 'loading' && <Loading />}
      {list.state === 'failed' && <Failure text={list.error} onRetry={list.reload} />}
      <ul className={css.rows}>
        {list.value?.sessions.map(({ id, device, seenAt, isThis, person }) => (
          <li key={id} className={looks.row}>
            <span>
              <strong>{device}</strong> {isThis && <Mark tone="good">{text.thisOne}</Mark>}
              <small>
                {person.name}, {text.seen(whenText(seenAt))}
              </small>
            </span>
            {!isThis && (
              <Button variant="outline" aria-label={text.endOf(device)} onClick={() => end(id)}>
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Log() {
  const list = useLoaded('log', () => ask('GET log'));
  return (
    <section className={css.part} aria-labelledby="registro">
      <h2 id="registro">{words.account.log}</h2>
      {list.state === 'failed' && <Failure text={list.error} onRetry={list.reload} />}
      {list.value && (
        <Card>
          {list.value.entries.length === 0 && <p>{words.account.logNone}</p>}
          <ol className={css.log}>
            {list.value.entries.map(({ at, by, text }) => (
              <li key={`${at} ${text}`}>
                <small>{whenText(at)}</small> <strong>{by}</strong> {text}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </section>
  );
}
