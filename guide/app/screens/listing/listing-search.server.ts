import { type PageSearch, plainEntry } from '#app/page/page-search.ts';
import type { Detail, Fact, Section } from '#views/views.ts';

/** The search entry of a listing; `label` is its collection's name in menus. */
export function listingSearch(detail: Detail, label: string, keywords: string): NonNullable<PageSearch['entry']> {
  const { card, facts, counts, sections } = detail;
  const badges = card.badges.filter(({ tone }) => tone !== 'sample');
  const services = sections.filter(({ kind }) => kind === 'services');
  return {
    ...plainEntry,
    kind: 'listing',
    label,
    title: card.title,
    text: card.location,
    isSample: card.isSample,
    has: [...badges.map(({ text }) => text), ...factTexts(card.facts), ...card.tags, ...services.flatMap(textsOf)].join(
      ' ',
    ),
    body: [keywords, ...factTexts([...facts, ...counts]), ...sections.flatMap(textsOf)].join(' '),
  };
}

const factTexts = (facts: Pick<Fact, 'label' | 'text'>[]) =>
  facts.flatMap(({ label, text }) => [...(label ? [label] : []), text]);

/** The texts of a section below its heading, which is the same on all pages of a kind. A map repeats the location. */
function textsOf(section: Section): string[] {
  switch (section.kind) {
    case 'prose':
      return [section.body];
    case 'services':
      return section.items.map(({ text }) => text);
    case 'units':
      return section.items.flatMap(({ name, capacity, details }) => [name, capacity, details]);
    case 'facts':
      return factTexts(section.items);
    case 'map':
      return [];
  }
}
