import { type PageSearch, plainEntry, textsIn } from '#app/page/page-search.ts';
import type { Detail } from '#views/views.ts';

/** The search entry of a listing; `label` is its collection's name in menus. */
export function listingSearch(detail: Detail, label: string, keywords: string): NonNullable<PageSearch['entry']> {
  const { card, facts, counts, sections } = detail;
  const badges = card.badges.filter(({ tone }) => tone !== 'sample');
  // Headings are the same on all pages of a kind, and a map repeats the location.
  const shown = sections.flatMap(({ title, ...section }) => (section.kind === 'map' ? [] : [section]));
  return {
    ...plainEntry,
    kind: 'listing',
    label,
    title: card.title,
    text: card.location,
    isSample: card.isSample,
    has: textsIn([badges, card.facts, card.tags, shown.filter(({ kind }) => kind === 'services')]).join(' '),
    body: textsIn([keywords, facts, counts, shown]).join(' '),
  };
}
