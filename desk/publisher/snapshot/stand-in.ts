import type { Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';

type Kind = { name: string; path: string; kindPicture: string };

/** The fields of a listing that show a drawing, in Spanish and as the guide describes it in its other languages. */
type StandIn = { images: Group[]; translations: Group };

/**
 * The drawing that represents a collection on the guide's overview, or else the drawing of its kind, if it is there. A
 * new listing begins with it, because nothing is published without a picture. Null if the overview has neither.
 */
export function standInFor(collection: Kind, overview: Json): StandIn | null {
  if (!isGroup(overview)) return null;
  const pictures = cardsIn(overview);
  const cards = (Array.isArray(overview.cards) ? overview.cards : []).filter(isGroup);
  const own = cards.filter(({ link }) => link === collection.path);
  const card = own.find(({ id }) => id === collection.name) ?? own[0];
  const ofKind = Object.keys(pictures).find((id) => printIn(pictures[id]) === collection.kindPicture);
  const id = printIn(pictures[String(card?.id)]) === '' ? ofKind : String(card?.id);
  const picture = pictures[id ?? ''];
  if (id === undefined || !isGroup(picture)) return null;
  const languages = Object.entries(isGroup(overview.translations) ? overview.translations : {});
  const translations = languages.flatMap(([language, texts]): [string, Json][] => {
    const described = isGroup(texts) ? cardsIn(texts)[id] : null;
    return isGroup(described) && described.alt ? [[language, { images: [{ alt: described.alt }] }]] : [];
  });
  return {
    images: [{ print: printIn(picture), alt: picture.alt ?? '' }],
    translations: Object.fromEntries(translations),
  };
}

/** The drawings of the overview's cards by their ids, or their descriptions in another language. */
const cardsIn = ({ pictures }: Group): Group => (isGroup(pictures) && isGroup(pictures.cards) ? pictures.cards : {});

const printIn = (picture: Json | undefined): string =>
  isGroup(picture) && typeof picture.print === 'string' ? picture.print : '';
