import type { BuildContext } from '#app/page/build-context.ts';
import type { LocalPlace } from '#catalog/places/read-places.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { fold } from '#common/lib/text/fold.ts';
import type { Card } from '#views/views.ts';

/** The number of listings at the foot of a place's page. */
const MAX_NEARBY = 6;

type KnownCard = { list: string; words: string; card: Card };

/** The cards of all listings, each with the Spanish words by which it is matched to a place. */
export function readCards({ catalogue, language }: BuildContext): KnownCard[] {
  return catalogue.collections.flatMap((collection) => {
    const { cards } = catalogue.views(collection, language);
    const spanish = language === SPANISH ? cards : catalogue.views(collection, SPANISH).cards;
    return cards.map((card, index) => ({
      list: collection.path,
      words: fold(`${spanish[index]?.title} ${spanish[index]?.location}`),
      card,
    }));
  });
}

/**
 * Takes listings in turns from each category that the place recommends, so that a large category leaves room for the
 * others.
 */
export function nearbyCards({ activities, nearby }: LocalPlace, cards: KnownCard[]): Card[] {
  const wanted = nearby.map(fold);
  const near = cards.filter(({ words }) => wanted.some((place) => words.includes(place)));
  const lists = [...new Set(activities.map(({ link }) => link))].map((list) =>
    near.filter((card) => card.list === list).map(({ card }) => card),
  );
  return Array.from({ length: MAX_NEARBY }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
    .flat()
    .slice(0, MAX_NEARBY);
}
