import type { BuildContext } from '#app/page/build-context.ts';
import { circuitMap } from '#app/page/circuit-map.server.ts';
import { locatedItems } from '#app/page/located-items.server.ts';
import { sharedMap } from '#app/page/shared-map.server.ts';
import { placeAt } from '#catalog/places/read-places.ts';
import type { Post } from '#catalog/posts/read-posts.ts';

/** The map of an article: the road of the place that it names first, or else everything that it names. */
export function mapOfArticle(context: BuildContext, post: Post) {
  const { catalogue, language, t } = context;
  const { related } = post.in(language);
  const [first = ''] = related;
  const place = placeAt(catalogue.places, first)?.in(language);
  if (place?.map) {
    const map = circuitMap(context, place.map);
    return map && { ...map, view: { ...map.view, precision: t('article.mapRoad', { place: place.title }) } };
  }
  const named = locatedItems(context);
  return sharedMap(
    context,
    related.flatMap((link) => named.find(({ href }) => href === link) ?? []),
    { alt: t('article.mapAlt'), caption: t('article.mapCaption') },
  );
}
