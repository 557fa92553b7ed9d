import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import type { CollectionViews } from '#app/catalog/catalogue.ts';
import type { Detail, Link } from '#app/catalog/views.ts';
import { listingThing } from '#app/json-ld.server.ts';

/** `detail` is null on the page for an id that nobody knows. */
export type ListingData = { back: Link; detail: Detail | null };

export function listingPages(
  context: PageContext,
  { details, entities }: Pick<CollectionViews, 'details' | 'entities'>,
  back: Link,
  label: string,
): BuiltPage[] {
  const { meta, t } = context;
  const unknown: ListingData = { back, detail: null };
  const missing = { title: t('missing.title', { label }), description: t('missing.description'), keywords: label };
  return [
    ...details.map((detail): BuiltPage => {
      const { href, title, location } = detail.card;
      const data: ListingData = { back, detail };
      const [picture] = detail.images;
      const entity = entities.get(href);
      const words = {
        title: t('listingTitle', { name: title }),
        description: detail.teaser,
        keywords: [title, label, location, 'San Rafael', 'Mendoza'].join(', '),
      };
      return {
        path: href,
        screen: 'listing',
        status: 200,
        meta: meta(href, words),
        data,
        share: { title, picture },
        pictures: detail.images,
        structuredData: entity && [listingThing(context, entity, href, picture)],
      };
    }),
    {
      path: `${back.href}/404`,
      screen: 'listing',
      status: 404,
      meta: meta(`${back.href}/404`, missing, false),
      data: unknown,
      share: { title: missing.title },
    },
  ];
}
