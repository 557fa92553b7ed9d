import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { Contact } from '#views/views.ts';

/** How many of a category's real listings lead to somebody: in any way, or by a phone or a chat. */
export type Reach = { group: string; real: number; reachable: number; callable: number };

/** The reach of each category, as its pages show it. The guide's own number reaches nobody who does the thing. */
export function reachOf(catalogue: Pick<Catalogue, 'collections' | 'views'>): Reach[] {
  return catalogue.collections.map((collection) => {
    const contacts = catalogue
      .views(collection, SPANISH)
      .details.filter(({ card }) => !card.isSample)
      .map(({ contact }) => contact);
    return {
      group: collection.name,
      real: contacts.length,
      reachable: contacts.filter(isReachable).length,
      callable: contacts.filter(isCallable).length,
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
