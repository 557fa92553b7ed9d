import { Compass, MapPin, Route } from 'lucide-react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import css from './around.module.css';
import type { Around, StripCell } from './around.server.ts';

const icons: Record<StripCell['kind'], typeof Compass> = { what: Compass, zone: MapPin, distance: Route };

/** In the second column. */
const BESIDE = '397px';

/** The answers to a traveller's first questions: in one row below the print, or in two, where there is less room. */
export function FactStrip({ cells, isNarrow = false }: { cells: StripCell[]; isNarrow?: boolean }) {
  if (cells.length === 0) return null;
  return (
    <dl className={isNarrow ? css.strip : `${css.strip} ${css.inRow}`}>
      {cells.map(({ kind, label, text, note }) => {
        const Icon = icons[kind];
        return (
          <div key={kind}>
            <dt>
              <Icon size={16} aria-hidden /> {label}
            </dt>
            <dd>
              {text}
              {note && <span>{note}</span>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** The ready-made route that passes here. */
export function Combine({ route }: { route: NonNullable<Around['route']> }) {
  const { label, title, href, picture, stops, link } = route;
  return (
    <section className={css.combine} aria-labelledby="combinalo">
      <h2 id="combinalo">
        <span className={css.label}>{label}</span> {title}
      </h2>
      <Picture
        picture={picture}
        sizes="(min-width: 960px) 350px, (min-width: 600px) calc(50vw - 60px), 116px"
        isDecorative
      />
      <ol className={css.stops}>
        {stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
      <Link className={buttonClass('link')} to={href}>
        {link}
      </Link>
    </section>
  );
}

type PlaceGuideProps = { place: NonNullable<Around['place']>; isRow: boolean; isWide: boolean };

/** The guide to the listing's place; with `isRow` its print is beside its name, and with `isWide` the row crosses both columns. */
export function PlaceGuide({ place, isRow, isWide }: PlaceGuideProps) {
  const { href, title, text, picture, lang, label } = place;
  return (
    <section className={`${css.place} ${isRow ? css.row : ''}`} aria-labelledby="guia-del-lugar">
      <Picture
        picture={picture}
        sizes={`(min-width: 960px) ${isWide ? '608px' : isRow ? '388px' : BESIDE}, (min-width: 600px) calc(40vw - 29px), 116px`}
        isDecorative
      />
      <h2 id="guia-del-lugar">
        <span className={css.label}>{label}</span>{' '}
        <Link to={href} lang={lang}>
          {title}
        </Link>
      </h2>
      <p lang={lang}>{text}</p>
    </section>
  );
}

/** Three listings near this one, of other kinds. */
export function Neighbours({ neighbours: { title, items } }: { neighbours: Around['neighbours'] }) {
  return (
    <section className={`container ${css.near}`} aria-labelledby="cerca">
      <h2 id="cerca">{title}</h2>
      <ul>
        {items.map(({ href, title, kind, distance, picture }) => (
          <li key={href}>
            <Picture
              picture={picture}
              sizes="(min-width: 1288px) 400px, (min-width: 768px) calc(33.3vw - 32px), 116px"
              isDecorative
            />
            <div>
              <p className={css.label}>{distance ? `${kind}\u00a0· ${distance.replaceAll(' ', '\u00a0')}` : kind}</p>
              <h3>
                <Link to={href}>{title}</Link>
              </h3>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
