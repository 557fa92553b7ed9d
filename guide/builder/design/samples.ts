import type { ArticleData } from '#app/screens/article/page.server.ts';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import type { PlaceData } from '#app/screens/place/page.server.ts';
import type { Site } from '#builder/site/site.server.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { Samples } from '#design/samples.ts';
import type { ListData } from '#views/list-views.ts';
import type { Detail } from '#views/views.ts';

/**
 * Chooses from the guide's own pages what the examples show.
 * @throws {Error} naming what no page has
 */
export function samplesOf({ pages, layouts }: Site): Samples {
  const spanish = pages.filter(({ language, status }) => language === SPANISH && status === 200);
  // The data of a screen have the type that its page.server.ts exports.
  const all = <Data>(screen: string) =>
    spanish.filter((page) => page.screen === screen).map(({ data }) => data as Data);
  const lists = all<ListData>('collection');
  const cards = lists.flatMap((list) => list.cards);
  const details = all<ListingData>('listing').flatMap(({ detail }) => detail ?? []);
  const isMade = (detail: Detail) => detail.card.isSample;
  return {
    layout: found('a layout', layouts.get(SPANISH)),
    icons: Object.assign({}, ...spanish.map(({ icons }) => icons)),
    list: found('a list with zones and rows', lists.find(({ brief, narrow }) => brief && narrow) ?? lists[0]),
    cards: {
      sample: found('a made-up card', cards.find(({ isSample, price }) => isSample && price) ?? cards[0]),
      real: found(
        'a real card',
        cards.find(({ isSample, facts }) => !isSample && facts.length > 0),
      ),
    },
    details: {
      sample: found('a made-up listing', details.find(isMade) ?? details[0]),
      real: found(
        'a real listing with its sources',
        details.find((one) => !isMade(one) && one.trust),
      ),
    },
    place: found(
      'a place with a road',
      all<PlaceData>('place').find(({ circuit }) => circuit),
    ),
    article: found('an article', all<ArticleData>('article').find(({ article }) => article?.map)?.article ?? undefined),
    agenda: found('the agenda', all<Samples['agenda']>('agenda')[0]),
    phones: found('the phones', all<Samples['phones']>('phones')[0]),
    transport: found('the page of transport', all<Samples['transport']>('transport')[0]),
  };
}

function found<Thing>(name: string, thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error(`The page of the design needs ${name}, and no page of the guide has one.`);
  return thing;
}
