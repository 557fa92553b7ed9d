import type { ReactNode } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import type { LocatorView } from '#views/locator-views.ts';
import type { OwnMap as MapView } from '#views/views.ts';
import css from './locator.module.css';
import { OwnMap } from './own-map.tsx';

/** A place on the guide's own map, the content below the map, and the distances of all places in words. */
export function Locator({
  locator,
  map,
  children,
}: {
  locator: LocatorView;
  map: MapView | null;
  children: ReactNode;
}) {
  const { title, places, here } = locator;
  return (
    <section className={css.locator} aria-labelledby="donde-queda">
      <h2 id="donde-queda">{title}</h2>
      {map && <OwnMap map={map} />}
      {children}
      {map && (
        <p>
          <Link className={buttonClass('outline')} to={map.link.href}>
            {map.link.label}
          </Link>
        </p>
      )}
      <ul className={css.places}>
        {places.map(({ href, label, where, isHere }) => (
          <li key={href}>
            {isHere ? <strong>{label}</strong> : <Link to={href}>{label}</Link>}
            <span className={css.where}>
              {where}
              {isHere && `\u00a0· ${here}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
