import type { BuildContext } from '#app/page/build-context.ts';
import { ContentError } from '#reading/problems.ts';
import type { Card } from '#views/views.ts';

/**
 * The card of the listing at an address, which `place` names.
 * @throws {ContentError} if the address is not a listing's
 */
export function listingCard(
  href: string,
  { catalogue, language }: BuildContext,
  place: { file: string; field: string },
): Card {
  const collection = catalogue.collections.find(({ path }) => href.startsWith(`${path}/`));
  const card = collection && catalogue.views(collection, language).cards.find((one) => one.href === href);
  if (card) return card;
  throw new ContentError([`${place.file}: "${place.field}" is "${href}", which is not a listing.`]);
}
