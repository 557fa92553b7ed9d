import type { BuildContext } from '#app/page/build-context.ts';
import type { CollectionViews } from '#catalog/listings/collection-views.ts';
import { OFFERED_NEEDS } from '#catalog/listings/narrowing-marks.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { having, inZone, NEAR } from '#common/lib/address/narrowing.ts';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import type { NarrowOptions } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

/** With fewer matches than this, a need would say more about the guide than about San Rafael. */
const FEWEST = 3;

/** What a list can be narrowed to: the zones of its listings, and what enough of them are known to have. */
export function narrowOptions(cards: readonly Card[], context: BuildContext, path: string): NarrowOptions | null {
  const { t, language } = context;
  const counted = (mark: string) => cards.filter(({ marks }) => marks.includes(mark)).length;
  const names = new Intl.Collator(language);
  const zones = DISTRICT_IDS.map((id) => ({ id, name: districts[id].name, count: counted(inZone(id)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => names.compare(a.name, b.name));
  const needs = OFFERED_NEEDS.map((id) => ({ id, count: counted(having(id)) })).filter(({ count }) => count >= FEWEST);
  if (zones.length < 2) return null;
  return {
    zoneLabel: t('list.zone'),
    everywhere: t('list.everywhere'),
    zones: zones.map(({ id, name, count }) => ({ id, label: `${name} (${count})` })),
    needs: needs.map(({ id, count }) => ({ id, label: `${t(`list.needs.${id}`)} (${count})` })),
    count: t('list.shownOf', { shown: '{shown}', total: '{total}' }),
    near: needs.some(({ id }) => id === NEAR) ? nearFileOf(context, path) : null,
  };
}

const nearFileOf = ({ at }: BuildContext, path: string) => at(`${path}/cerca.json`);

/** The file by which the browser sorts a list by nearness: fetched when it is asked for, so that no list carries it. */
export function nearFiles(context: BuildContext, { path }: NamedCollection, views: CollectionViews) {
  const { t } = context;
  const cards = [...views.cards, ...views.brief].filter(({ marks }) => marks.includes(having(NEAR)));
  const points = cards.flatMap(({ id, href }) => {
    const point = views.whereabouts.get(href)?.point;
    return point ? [[id, [point.lat, point.lng]] as const] : [];
  });
  const words = Object.fromEntries(NEAR_WORDS.map((key) => [key, t(`list.near.${key}`, { distance: '{distance}' })]));
  const file = { points: Object.fromEntries(points), words };
  return { [nearFileOf(context, path)]: JSON.stringify(file) };
}

const NEAR_WORDS = ['sort', 'idle', 'asking', 'found', 'refused', 'unavailable', 'at', 'again'] as const;
