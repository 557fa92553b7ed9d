import { Badges } from '#app/components/cards/badges.tsx';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { SampleMark } from '#app/components/cards/sample-mark.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Ideas } from './ideas.tsx';
import type page from './page.server.ts';
import type { ReadyRoute, RouteDay } from './page.server.ts';
import css from './screen.module.css';
import type { RouteStop } from './stops.server.ts';

export default function InspirationScreen({ data }: PageProps<typeof page>) {
  const { hero, intro, navigation, plan, routes, ideas, ideasTitle } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      <nav className={`container ${css.navigation}`} aria-label={navigation}>
        {[ideas, routes].map((chapters) => (
          <ul key={chapters[0]?.id}>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <Ideas title={ideasTitle} ideas={ideas} />
      <p className={`container ${css.intro}`}>
        <span>{intro}</span>
      </p>
      <Below>
        {routes.map((route) => (
          <Route key={route.id} route={route} plan={plan} />
        ))}
      </Below>
    </>
  );
}

function Route({ route: { id, title, summary, days, note }, plan }: { route: ReadyRoute; plan: string }) {
  return (
    <section className={`container ${css.route}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className={css.summary}>{summary}</p>
      <div className={css.keep}>
        <Link className={buttonClass('outline')} to={`${paths.trip}#ruta-${id}`}>
          {plan} <span className="visually-hidden">{title}</span>
        </Link>
        <HeartButton favourite={{ type: 'ruta', id, name: title }} />
      </div>
      {note && (
        <p className={css.note}>
          {note.text} <Link to={note.link.href}>{note.link.label}</Link>
        </p>
      )}
      <ol className={css.days}>
        {days.map((day) => (
          <li key={day.label}>
            <Day day={day} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const DAY = '(min-width: 1288px) 602px, (min-width: 768px) 48vw, calc(100vw - 80px)';

function Day({ day: { label, title, picture, moments } }: { day: RouteDay }) {
  return (
    <article className={css.day}>
      {picture && (
        <div className={css.print}>
          <Picture picture={picture} sizes={DAY} isDecorative />
        </div>
      )}
      <h3>
        <span className={css.number}>{label}</span> {title}
      </h3>
      <ol className={css.moments}>
        {moments.map(({ label, stops, picture }) => (
          <li key={`${label} ${stops[0]?.href}`}>
            <p className={css.moment}>{label}</p>
            <div className={css.thumb}>
              <Picture picture={picture} sizes="96px" isDecorative />
            </div>
            <ul className={css.stops}>
              {stops.map((stop) => (
                <li key={stop.href}>
                  <Stop stop={stop} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </article>
  );
}

function Stop({ stop: { href, title, location, facts, badges } }: { stop: RouteStop }) {
  return (
    <div className={css.stop}>
      <div className={css.words}>
        <h4>
          <Link to={href} className={css.name}>
            {title}
          </Link>
        </h4>
        {location && <p className={css.location}>{location}</p>}
        <ul className={css.facts}>
          {facts.map(({ icon, text, isSample }) => (
            <li key={text}>
              <Icon name={icon} size={16} />
              <span>
                {text} {isSample && <SampleMark />}
              </span>
            </li>
          ))}
        </ul>
        <Badges badges={badges} />
      </div>
    </div>
  );
}
