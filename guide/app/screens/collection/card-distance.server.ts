import type { BuildContext } from '#app/page/build-context.ts';
import type { CollectionViews } from '#catalog/listings/catalogue.ts';
import { kmBetween } from '#common/lib/geography/geography.ts';
import { PLAZA } from '#map/browser/districts.ts';
import type { Card } from '#views/views.ts';

/** Words of a card that say how far it is: "a 15 km del centro", "15 km from downtown". */
const SAID = /\d\s?km [df]/;

/** The card with its distance from the plaza, where that is known and the card does not say it anyway. */
export function withDistance({ fromPlaza, whereabouts }: CollectionViews, { t }: BuildContext) {
  const words = (card: Card): string | undefined => {
    const way = fromPlaza.get(card.href);
    if (!way) return undefined;
    if (way !== 'city') return t(`list.fromPlaza.${way.to === 'itself' ? 'km' : 'someKm'}`, { km: String(way.km) });
    const where = whereabouts.get(card.href);
    if (where?.precision !== 'exact') return undefined;
    const metres = Math.max(1, Math.round(kmBetween(PLAZA, where.point) * 10)) * 100;
    return t('list.fromPlaza.metres', { metres: String(metres) });
  };
  return (card: Card): Card => {
    const isSaid = SAID.test(card.location) || card.facts.some(({ icon }) => icon === 'route');
    return isSaid ? card : { ...card, distance: words(card) };
  };
}
