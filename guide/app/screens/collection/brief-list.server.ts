import type { BuildContext } from '#app/page/build-context.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import type { BriefList, BriefRow } from '#views/list-views.ts';
import type { Card } from '#views/views.ts';

/** The rows of a collection's listings that nobody has described: by zone, and by name within it. */
export function briefListOf({ catalogue, language, t }: BuildContext, collection: NamedCollection): BriefList | null {
  const { brief } = catalogue.views(collection, language);
  const [first] = brief;
  if (!first) return null;
  const names = new Intl.Collator(language);
  const unknown = t('brief.noZone');
  const zones = Map.groupBy(brief, (card) => card.brief?.zone ?? unknown);
  const words = catalogue.locales.translator(language, collection.name);
  // A kind that every row has only repeats the list's own.
  const hasKinds = new Set(brief.map((card) => card.brief?.kind)).size > 1;
  return {
    title: t('brief.title'),
    note: words('brief.note'),
    type: first.type,
    path: collection.path,
    message: words('whatsapp', { name: '{name}' }),
    zones: [...zones]
      .sort(([a], [b]) => Number(a === unknown) - Number(b === unknown) || names.compare(a, b))
      .map(([name, cards]) => ({
        name,
        rows: cards.toSorted((a, b) => names.compare(a.title, b.title)).map((card) => rowOf(card, hasKinds)),
      })),
  };
}

function rowOf({ id, title, brief, filters, marks, contact }: Card, hasKinds: boolean): BriefRow {
  const { phone, whatsapp } = contact;
  return {
    id,
    title,
    kind: (hasKinds && brief?.kind) || '',
    filters,
    marks,
    phone,
    whatsapp,
    links: brief?.links ?? [],
  };
}
