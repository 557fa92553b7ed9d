import type { Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';

type Kind = { name: string; path: string; kindPicture: string };

/**
 * The drawing that represents a collection on the guide's overview, or else the drawing of its kind, if it is there. A
 * new listing begins with it, because nothing is published without a picture. Null if the overview has neither.
 */
export function standInFor(collection: Kind, overview: Json): Group | null {
  if (!isGroup(overview) || !isGroup(overview.pictures) || !isGroup(overview.pictures.cards)) return null;
  const cards = (Array.isArray(overview.cards) ? overview.cards : []).filter(isGroup);
  const own = cards.filter(({ link }) => link === collection.path);
  const card = own.find(({ id }) => id === collection.name) ?? own[0];
  const pictures = overview.pictures.cards;
  const picture =
    pictures[String(card?.id)] ??
    Object.values(pictures).find((one) => isGroup(one) && one.print === collection.kindPicture);
  if (!isGroup(picture) || !picture.print) return null;
  return { print: picture.print, alt: picture.alt ?? '' };
}
