import { Plus } from 'lucide-react';
import { buttonClass } from '#common/ui/button.tsx';
import { useContent } from '../../api/content.ts';
import { ask, type Reply } from '../../api/request.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { Failure, Loading, Mark } from '../../shell/feedback.tsx';
import looks from '../../shell/looks.module.css';
import { href } from '../../shell/router.ts';
import { Screen } from '../../shell/screen.tsx';
import { dayText, whenText } from '../../shell/when.ts';
import { words } from '../../words.ts';
import { MessageRow } from '../messages/message-row.tsx';
import { Calls } from './calls.tsx';
import { Finder } from './finder.tsx';
import { Health } from './health.tsx';
import { Launch } from './launch.tsx';
import { LostPages } from './lost-pages.tsx';
import css from './today.module.css';

/** The first screen: everything that waits for the owner, the most urgent first. */
export function TodayScreen() {
  const today = useLoaded('today', () => ask('GET today'));
  return (
    <Screen title={words.today.title}>
      <div className={css.begin}>
        <Finder />
        <AddMenu />
      </div>
      {today.state === 'failed' && <Failure text={today.error} onRetry={today.reload} />}
      {today.state === 'loading' && <Loading />}
      {today.value && <Waiting today={today.value} />}
    </Screen>
  );
}

function Waiting({ today }: { today: Reply<'GET today'> }) {
  const { waiting, due, roads, drafts, undated, launch, deadLinks = [], lostPages, isLive } = today;
  const text = words.today;
  return (
    <>
      {roads.length > 0 && <Calls title={text.roads} calls={roads} adds="states" />}
      <section className={css.part} aria-labelledby="esperan">
        <h2 id="esperan">
          {text.waiting} {waiting.length > 0 && <Mark tone="warn">{waiting.length}</Mark>}
        </h2>
        {waiting.length === 0 && <p className={css.none}>{text.noneWaiting}</p>}
        <ul className={css.rows}>
          {waiting.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
        </ul>
      </section>
      {drafts.length > 0 && (
        <section className={css.part} aria-labelledby="borradores">
          <h2 id="borradores">{text.drafts}</h2>
          <ul className={css.rows}>
            {drafts.map(({ file, title, at, by }) => (
              <li key={file}>
                <a className={`${looks.card} ${css.row}`} href={href('ficha', file)}>
                  <strong>{title || file}</strong>
                  <span>{text.by(by, whenText(at))}</span>
                </a>
              </li>
            ))}
          </ul>
          {drafts.length > 1 && (
            <a
              className={buttonClass('secondary')}
              href={href('publicar', null, { f: drafts.map(({ file }) => file) })}
            >
              {text.publishAll}
            </a>
          )}
        </section>
      )}
      <Calls title={text.due} hint={text.dueHint} calls={due} none={text.noneDue} />
      {deadLinks.length > 0 && <DeadLinks links={deadLinks} />}
      {lostPages.length > 0 && <LostPages pages={lostPages} />}
      {undated.length > 0 && <Undated events={undated} />}
      <Onward id="numeros" screen="numeros" text={words.numbers} />
      <Onward id="en-vivo" screen="vivo" text={isLive ? words.live.whileLive : words.live} />
      <Health {...today} />
      {launch.length > 0 && <Launch parts={launch} isLive={isLive} />}
    </>
  );
}

function Undated({ events }: { events: Reply<'GET today'>['undated'] }) {
  return (
    <section className={css.part} aria-labelledby="sin-fecha">
      <h2 id="sin-fecha">{words.today.undated}</h2>
      <ul className={css.rows}>
        {events.map(({ file, name, usually }) => (
          <li key={file}>
            <a className={`${looks.card} ${css.row}`} href={href('ficha', file, { campo: 'lastKnown' })}>
              <strong>{name}</strong>
              <span>{usually}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeadLinks({ links }: { links: NonNullable<Reply<'GET today'>['deadLinks']> }) {
  return (
    <section className={css.part} aria-labelledby="enlaces">
      <h2 id="enlaces">{words.today.deadLinks}</h2>
      <p>{words.today.deadLinksHint}</p>
      <ul className={css.rows}>
        {links.map(({ file, title, field, address, since }) => (
          <li key={`${file} ${address}`}>
            <a className={`${looks.card} ${css.row}`} href={href('ficha', file, { campo: field })}>
              <strong>{title}</strong>
              <span>{words.today.deadSince(address, dayText(since))}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type OnwardProps = { id: string; screen: string; text: Record<'title' | 'open' | 'openHint', string> };

/** A way to a screen that needs nothing today. */
function Onward({ id, screen, text: { title, open, openHint } }: OnwardProps) {
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <a className={`${looks.card} ${css.row}`} href={href(screen)}>
        <strong>{open}</strong>
        <span>{openHint}</span>
      </a>
    </section>
  );
}

function AddMenu() {
  const { kinds } = useContent();
  return (
    <details className={css.add} name="empezar">
      <summary className={buttonClass('secondary')}>
        <Plus size={20} aria-hidden />
        {words.today.add}
      </summary>
      <ul className={looks.menu}>
        {kinds
          .filter(({ isOpen }) => isOpen)
          .map(({ id, one }) => (
            <li key={id}>
              <a href={href('agregar', id)}>{one}</a>
            </li>
          ))}
      </ul>
    </details>
  );
}
