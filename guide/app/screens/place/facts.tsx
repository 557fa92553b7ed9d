import { Clock, type LucideIcon, MapPin, Navigation, Route } from 'lucide-react';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { ShareButton } from '#app/components/cards/share-button.tsx';
import { Link } from '#app/components/page/link.tsx';
import { AddToTrip } from '#app/components/trip/add-to-trip.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { PlaceData, PlaceFact } from './page.server.ts';
import css from './screen.module.css';

const icons: Record<PlaceFact['kind'], LucideIcon> = { distance: Route, time: Clock, point: MapPin };

/** The distance, the duration and the location, with links to map apps and the page's actions. */
export function Facts({ data: { favourite, title, facts, maps } }: { data: PlaceData }) {
  const { t } = useTranslation();
  return (
    <div className={css.facts}>
      <h2 id="antes">{facts.title}</h2>
      <dl>
        {facts.items.map(({ kind, label, text, note }) => {
          const Icon = icons[kind];
          return (
            <div key={kind}>
              <dt>
                <Icon size={18} aria-hidden /> {label}
              </dt>
              <dd>
                {text}
                {note && <span className={css.note}>{note}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className={css.maps}>
        <h3>{maps.title}</h3>
        <a className={buttonClass('default')} href={maps.google.href} target="_blank" rel="noopener">
          <Navigation size={18} aria-hidden /> {maps.google.label}
        </a>
        <a className={`${buttonClass('outline')} ${css.device}`} href={maps.device.href}>
          <Navigation size={18} aria-hidden /> {maps.device.label}
        </a>
        <AddToTrip item={favourite} />
        <HeartButton favourite={favourite} />
        <ShareButton title={title} />
        <a href={maps.openStreetMap.href} target="_blank" rel="noopener">
          {maps.openStreetMap.label}
        </a>
        <Link to={paths.beforeLeaving}>
          {facts.title}: {t('toTrip.roads')}
        </Link>
      </div>
    </div>
  );
}
