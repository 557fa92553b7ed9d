import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { chooseToday } from '#app/features/today/choose-today.ts';
import { useSky } from '#app/features/weather/weather.ts';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import { buttonClass } from '#common/ui/button.tsx';
import css from './today.module.css';
import type { Choice, Today as TodayView } from './today.server.ts';

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Shows what fits the moment, chosen before the first paint. Without script, the choices that always fit are shown. */
export function Today({ today }: { today: TodayView }) {
  const { title, links, labels, seasons, light, weather, events, agenda, weekly, ideas } = today;
  const root = useRef<HTMLElement>(null);
  const sky = useSky() ?? 'unknown';
  // On a full page load the inline script has done this; after a client-side navigation it does not run.
  useBeforePaint(() => {
    const choose = () => root.current && chooseToday(root.current, new Date());
    choose();
    return whenSeenAgain(choose);
  }, []);
  return (
    <section ref={root} className={css.today} aria-labelledby="hoy" data-today>
      <div className={`container ${css.inner}`}>
        <div className={css.head}>
          <h2 id="hoy">{title}</h2>
          <p className={css.links}>
            {links.map(({ href, label }) => (
              <Link key={href} className={buttonClass('outline')} to={href}>
                {label}
              </Link>
            ))}
          </p>
        </div>
        <div className={css.cells}>
          <Cell label={labels.season} choices={seasons} />
          <Cell label={labels.light} choices={light} />
          <div className={css.cell}>
            <h3 className={css.label}>{labels.weather}</h3>
            <ul>
              {(['sun', 'cloud', 'rain', 'unknown'] as const).map((one) => (
                <li key={one} className={css.choice} data-now={one === sky ? '' : undefined}>
                  <p className={css.value}>{weather[one]}</p>
                  {/* It holds its room while there is nothing that has a source. */}
                  <p className={`${css.text} ${one === 'unknown' ? css.without : ''}`}>{weather.source}</p>
                </li>
              ))}
            </ul>
          </div>
          <Cell label={labels.event} choices={events} href={agenda} />
          <div className={css.week}>
            <h3 className={css.label}>{labels.weekly}</h3>
            <ul data-choices={1}>
              {weekly.map((one, index) => (
                <Item key={one.title} choice={one} isDefault={index === weekly.length - 1}>
                  <p>
                    <Link to={one.href}>{one.title}</Link> {one.text}
                  </p>
                </Item>
              ))}
            </ul>
          </div>
        </div>
        <h3 className={css.label}>{labels.ideas}</h3>
        <ul className={css.ideas} data-choices={3}>
          {ideas.map((idea, index) => (
            <Item key={idea.title} choice={idea} isDefault={index >= ideas.length - 3}>
              <Picture
                picture={idea.picture}
                sizes="(min-width: 1288px) 400px, (min-width: 768px) calc(33.3vw - 32px), (min-width: 600px) 124px, 96px"
                isDecorative
              />
              <div>
                <h4 className={css.value}>
                  <Link to={idea.href}>{idea.title}</Link>
                </h4>
                <p className={css.text}>{idea.text}</p>
              </div>
            </Item>
          ))}
        </ul>
      </div>
      <InlineScript name="today" />
    </section>
  );
}

type CellProps = { label: string; choices: Choice[]; href?: string };

function Cell({ label, choices, href }: CellProps) {
  return (
    <div className={css.cell}>
      <h3 className={css.label}>{label}</h3>
      <ul data-choices={1}>
        {choices.map((choice, index) => (
          <Item key={`${choice.months} ${choice.until}`} choice={choice} isDefault={index === choices.length - 1}>
            <p className={css.value}>{href ? <Link to={href}>{choice.title}</Link> : choice.title}</p>
            <p className={css.text}>{choice.text}</p>
          </Item>
        ))}
      </ul>
    </div>
  );
}

type ItemProps = { choice: Choice; isDefault: boolean; children: ReactNode };

/** The inline script may have marked another choice before hydration, hence `suppressHydrationWarning`. */
function Item({ choice: { months, from, to, until, days }, isDefault, children }: ItemProps) {
  return (
    <li
      className={css.choice}
      data-months={months}
      data-from={from}
      data-to={to}
      data-until={until}
      data-days={days || undefined}
      data-now={isDefault ? '' : undefined}
      suppressHydrationWarning
    >
      {children}
    </li>
  );
}
