import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { HomeData } from './page.server.ts';
import css from './places.module.css';

const POSTER = '(min-width: 1288px) 229px, (min-width: 900px) calc(20vw - 29px), calc(33.3vw - 18px)';
const THIRD =
  '(min-width: 1288px) 397px, (min-width: 900px) calc(33vw - 32px), (min-width: 600px) calc(60vw - 43px), calc(40vw - 19px)';

/** The nine places as a wall of posters. */
export function Places({ places: { title, text, items } }: { places: HomeData['places'] }) {
  return (
    <section className={`container ${css.places}`} aria-labelledby="lugares">
      <div className={css.intro}>
        <h2 id="lugares">{title}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {items.map(({ href, label, lang, distance, picture }) => (
          <li key={href}>
            <Picture picture={picture} sizes={POSTER} isDecorative />
            <h3 lang={lang}>
              <Link to={href}>{label}</Link>
            </h3>
            <p>{distance}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The ready-made routes with their days and stops. */
export function Routes({ routes: { title, href, linkLabel, items } }: { routes: HomeData['routes'] }) {
  return (
    <section className={`container ${css.routes}`} aria-labelledby="rutas">
      <div className={css.head}>
        <h2 id="rutas">{title}</h2>
        <Link to={href}>{linkLabel}</Link>
      </div>
      <ul>
        {items.map(({ href, label, days, picture, stops }) => (
          <li key={href}>
            <div className={css.name}>
              <span className={css.numeral} aria-hidden>
                {days}
              </span>
              <h3>
                <Link to={href}>{label}</Link>
              </h3>
            </div>
            <Picture picture={picture} sizes={THIRD} isDecorative />
            <ol className={css.stops}>
              {stops.map((stop) => (
                <li key={stop}>{stop}</li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </section>
  );
}
