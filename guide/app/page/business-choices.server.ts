import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { ROADS_FILE } from '#common/contracts/desk/content.ts';
import { ROAD_STATES } from '#common/lib/road-report.ts';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { readJson } from '#reading/read-file.ts';

/** The options of a select field; the empty value selects nothing. */
export type Choices = { value: string; label: string }[];

/** The value for a business that fits none of the guide's lists. */
const OTHER = 'otro';

/**
 * The options of the form for roads: the states, where it is shown again without the page's buttons, and the roads, which
 * the page that it is on tells apart.
 */
export function roadChoices({ root, locales }: Catalogue, language: string) {
  const t = locales.translator(language, 'leaving');
  const { roads } = readJson(root, ROADS_FILE) as { roads: { id: string; name: string }[] }; // its page checks them
  return {
    state: ROAD_STATES.map((value) => ({ value, label: t(`leaving.pass.${value}`) })),
    road: roads.map(({ id, name }) => ({ value: id, label: name })),
  } satisfies Record<string, Choices>;
}

/** The options of the form for businesses: the guide's lists by their folders, and its districts by their ids. */
export function businessChoices({ collections, locales }: Catalogue, language: string) {
  const t = locales.translator(language, 'catalog');
  const none = { value: '', label: t('choices.none') };
  const lists = collections.map(({ name }) => ({ value: name, label: locales.translator(language, name)('label') }));
  const areas = DISTRICT_IDS.map((id) => ({ value: id, label: districts[id].name }));
  return {
    category: [none, ...lists, { value: OTHER, label: t('choices.other') }],
    district: [none, ...areas],
  } satisfies Record<string, Choices>;
}
