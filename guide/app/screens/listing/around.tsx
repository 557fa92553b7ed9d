import { Clock, Compass, DoorOpen, MapPin, Route } from 'lucide-react';
import { OpenNow } from '#app/components/facts/open-now.tsx';
import { WhileShown } from '#app/components/facts/while-shown.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import type { Detail, Fact } from '#views/views.ts';
import css from './around.module.css';
import type { Around, StripCell } from './around.server.ts';

const icons: Record<StripCell['kind'], typeof Compass> = { what: Compass, zone: MapPin, distance: Route };

type StripProps = { cells: StripCell[]; detail: Pick<Detail, 'facts' | 'hours'> };

/** The answers to a traveller's first questions, in one row below the print. */
export function FactStrip({ cells, detail: { facts, hours } }: StripProps) {
  const visits = facts.find(({ icon, isSample }) => icon === 'door' && !isSample);
  const confirmed = hours?.now ? { ...hours, now: hours.now } : null;
  return (
    <dl className={css.strip}>
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
      {visits && <Visits visits={visits} />}
      {confirmed && <Today hours={confirmed} />}
    </dl>
  );
}

function Visits({ visits: { label, text, until, gone } }: { visits: Fact }) {
  return (
    <div>
      <dt>
        <DoorOpen size={16} aria-hidden /> {label}
      </dt>
      <dd>
        <WhileShown as="div" until={until} gone={gone}>
          {text}
        </WhileShown>
        <InlineScript name="dated" />
      </dd>
    </div>
  );
}

type Confirmed = NonNullable<Detail['hours']> & { now: NonNullable<NonNullable<Detail['hours']>['now']> };

/** Confirmed hours: their first line, and whether the listing is open by the reader's clock. */
function Today({ hours: { label, rows, now, until, gone } }: { hours: Confirmed }) {
  const [first] = rows;
  return (
    <div>
      <dt>
        <Clock size={16} aria-hidden /> {label}
      </dt>
      <dd>
        <WhileShown as="div" until={until} gone={gone}>
          {first && `${first.days} ${first.times}`}
        </WhileShown>
        <OpenNow now={now} />
        <InlineScript name="dated" />
      </dd>
    </div>
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
        sizes="(min-width: 960px) 340px, (min-width: 600px) calc(50vw - 60px), calc(100vw - 72px)"
        isDecorative
      />
      <ol className={css.stops}>
        {stops.map((stop) => (
          <li key={stop}>{stop}</li>
        ))}
      </ol>
      <Link className={buttonClass('outline')} to={href}>
        {link}
      </Link>
    </section>
  );
}

type PlaceGuideProps = { place: NonNullable<Around['place']>; isRow: boolean };

/** The guide to the listing's place; with `isRow` its print is beside its name. */
export function PlaceGuide({ place, isRow }: PlaceGuideProps) {
  const { href, title, text, picture, lang, label } = place;
  return (
    <section className={`${css.place} ${isRow ? css.row : ''}`} aria-labelledby="guia-del-lugar">
      <Picture
        picture={picture}
        sizes="(min-width: 960px) 388px, (min-width: 600px) calc(40vw - 29px), calc(100vw - 32px)"
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
              <p className={css.label}>{distance ? `${kind} · ${distance}` : kind}</p>
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
