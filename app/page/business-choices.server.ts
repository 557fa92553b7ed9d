import type { Catalogue } from '#app/catalog/listings/catalogue.ts';
import { DISTRICT_IDS, districts } from '#map/districts.ts';

/** What a field offers to choose from; the empty value chooses nothing. */
export type Choices = { value: string; label: string }[];

/** Stands for a business of which the guide has no list. */
const OTHER = 'otro';

/** What the form for businesses offers: the guide's lists by their folders, and its districts by their ids. */
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
