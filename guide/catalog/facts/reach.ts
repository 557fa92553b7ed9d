import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { named, type Served, sellersOf } from '#catalog/listings/services.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { Contact } from '#views/views.ts';

/** How many of a category's real listings lead to somebody: in any way, or by a phone or a chat. */
export type Reach = { group: string; real: number; reachable: number; callable: number };

/**
 * The reach of each category, as its pages show it. Nobody answers for an activity itself: its page leads to the
 * businesses that run it, or to agencies that can be asked. The guide's own number reaches nobody who does the thing.
 */
export function reachOf(catalogue: Pick<Catalogue, 'collections' | 'views'>): Reach[] {
  const { collections } = catalogue;
  const details = new Map(collections.map((one) => [one, catalogue.views(one, SPANISH).details]));
  const contactOf = ({ collection, listing }: Served) =>
    details.get(collection)?.find(({ card }) => card.id === listing.id)?.contact ?? [];
  return [...details].map(([{ name }, all]) => {
    const real = all.filter(({ card }) => !card.isSample);
    const ways = real.map(({ card, contact }) => ({
      own: [contact, ...named(collections, `${name}/${card.id}`).flatMap(contactOf)],
      // A page shows some of them in turn, and only those who have a contact.
      sellers: sellersOf(collections, name).flatMap(contactOf),
    }));
    return {
      group: name,
      real: real.length,
      reachable: ways.filter(({ own, sellers }) => [...own, ...sellers].some(isReachable)).length,
      callable: ways.filter(({ own }) => own.some(isCallable)).length,
    };
  });
}

const isCallable = ({ whatsapp, phone, isGuide }: Contact) => !isGuide && (whatsapp !== null || phone !== null);

const isReachable = (contact: Contact) =>
  isCallable(contact) ||
  (!contact.isGuide && [contact.website, contact.instagram, contact.facebook].some((link) => link !== null));

/** The reach of all categories together. */
export function totalReach(reach: readonly Reach[]): Reach {
  const sum = (of: (one: Reach) => number) => reach.reduce((total, one) => total + of(one), 0);
  return {
    group: 'all',
    real: sum(({ real }) => real),
    reachable: sum(({ reachable }) => reachable),
    callable: sum(({ callable }) => callable),
  };
}

/** The whole percent of real listings, rounded down; 100 where there are none. */
export const percent = (count: number, { real }: Reach): number =>
  real === 0 ? 100 : Math.floor((100 * count) / real);

/** Writes the reach of each category, as a Markdown table. */
export function reachTable(reach: readonly Reach[]): string[] {
  const row = (one: Reach) =>
    `| ${[one.group, one.real, share(one.reachable, one), share(one.callable, one)].join(' | ')} |`;
  return [
    '| reach | real | any contact | phone or WhatsApp |',
    '|---|--:|--:|--:|',
    ...reach.map(row),
    row(totalReach(reach)),
  ];
}

const share = (count: number, one: Reach): string => (one.real === 0 ? '–' : `${count} (${percent(count, one)} %)`);
