import type { BuildContext } from '#app/page/build-context.ts';
import type { CollectionViews } from '#catalog/listings/collection-views.ts';
import { kmBetween } from '#common/lib/geography/geography.ts';
import { PLAZA } from '#map/browser/districts.ts';
import type { Card } from '#views/views.ts';

/** So far from the plaza streets are straight. */
const AROUND_KM = 5;

/** Words of a card that say how far it is: "a 15 km del centro", "15 km from downtown". */
const SAID = /\d\s?km [df]/;

/** The card with its distance from the plaza, where that is known and the card does not say it anyway. */
export function withDistance({ fromPlaza, whereabouts }: CollectionViews, { t, locale }: BuildContext) {
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const about = (km: number) =>
    km < 0.95 // which is 900 m; from there on it is a kilometre
      ? t('list.fromPlaza.metres', { metres: String(Math.max(1, Math.round(km * 10)) * 100) })
      : t('list.fromPlaza.someKm', { km: numbers.format(km) });
  const words = ({ href }: Card): string | undefined => {
    const way = fromPlaza.get(href);
    if (way && way !== 'city' && way.to === 'itself') return t('list.fromPlaza.km', { km: numbers.format(way.km) });
    const where = whereabouts.get(href);
    const straight = where && where.precision !== 'district' ? kmBetween(PLAZA, where.point) : Infinity;
    // In and around the city its own place says more than the centre of its district.
    if (straight < AROUND_KM) return about(straight);
    return way && way !== 'city' ? about(way.km) : undefined;
  };
  return (card: Card): Card => {
    const isSaid = SAID.test(card.location) || card.facts.some(({ icon }) => icon === 'route');
    return isSaid ? card : { ...card, distance: words(card) };
  };
}
