import type { Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '../../editing/equal.ts';

/**
 * The drawing that represents a collection on the guide's overview. A new listing begins with it, because nothing is
 * published without a picture. Null if the overview has none.
 */
export function standInFor(collection: { name: string; path: string }, overview: Json): Group | null {
  if (!isGroup(overview) || !isGroup(overview.pictures) || !isGroup(overview.pictures.cards)) return null;
  const cards = (Array.isArray(overview.cards) ? overview.cards : []).filter(isGroup);
  const own = cards.filter(({ link }) => link === collection.path);
  const card = own.find(({ id }) => id === collection.name) ?? own[0];
  const picture = overview.pictures.cards[String(card?.id)];
  if (!isGroup(picture) || !picture.print) return null;
  return { print: picture.print, alt: picture.alt ?? '' };
}
