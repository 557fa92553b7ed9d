import type { BuildContext } from '#app/page/build-context.ts';
import type { Service } from '#catalog/content/service.ts';
import { dayWords } from '#catalog/facts/known-day.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { named, type Served, sellersOf } from '#catalog/listings/services.ts';
import { chatLink } from '#common/lib/text/phone.ts';
import type { Group, Provider, Runs, Way, Who, Word } from '#views/who-views.ts';

/** How many of those whom a source names an activity shows, and how many of those who can merely be asked. */
const NAMED = 6;
const SELLERS = 4;
/** How many a phone shows; the others are folded. */
const AT_ONCE = 2;

/** Who runs or sells a listing: null if nobody is known to. */
export function whoRuns(context: BuildContext, collection: NamedCollection, id: string): Who | null {
  const { catalogue, t } = context;
  const { collections } = catalogue;
  const listing = collection.listings.find((one) => one.id === id);
  const runners = named(collections, `${collection.name}/${id}`);
  const sellers = sellersOf(collections, collection.name).filter((one) => !isAmong(one, runners));
  const [first] = [...runners, ...sellers];
  if (!first || !listing) return null;
  const view = (one: Served) => providerOf(context, one, listing.name);
  const reached = sellers.map(view).filter(({ ways }) => ways.length > 0);
  const groups = [
    { title: t('who.named'), providers: runners.slice(0, NAMED).map(view) },
    {
      title: t(runners.length > 0 ? 'who.alsoAsk' : 'who.ask'),
      providers: inTurn(reached, turnOf(context, collection, id)),
    },
  ];
  const { shown, folded } = splitAt(AT_ONCE, groups);
  const count = folded.flatMap(({ providers }) => providers).length;
  const all = catalogue.locales.translator(context.language, first.collection.name)('label');
  return {
    title: t('who.title'),
    see: t('who.see'),
    groups: shown,
    more: count > 0 ? { label: t('who.more', { count }), groups: folded } : null,
    unreached: t('who.unreached'),
    all: { href: first.collection.path, label: t('who.all', { label: all }) },
  };
}

/** Only the first group is divided, so that the rows of a wide screen are full. */
function splitAt(count: number, groups: Group[]): { shown: Group[]; folded: Group[] } {
  const shown: Group[] = [];
  const folded: Group[] = [];
  let room = count;
  for (const { title, providers } of groups) {
    const fitting = shown.length > 0 && providers.length > room ? 0 : room;
    const first = providers.slice(0, fitting);
    const others = providers.slice(fitting);
    if (first.length > 0) shown.push({ title, providers: first });
    if (others.length > 0) folded.push({ title: first.length > 0 ? null : title, providers: others });
    room -= first.length;
  }
  return { shown, folded };
}

/** The activities that a source links to a business; null if it has none. */
export function runsOf(
  { catalogue, language, locale, t }: BuildContext,
  collection: NamedCollection,
  id: string,
): Runs | null {
  const services = collection.listings.find((one) => one.id === id)?.serves?.named ?? [];
  const items = services.flatMap((service) => {
    const [name, own] = service.listing.split('/');
    const list = catalogue.collections.find((one) => one.name === name);
    const card = list && catalogue.views(list, language).cards.find((one) => one.id === own);
    return card ? [{ title: card.title, href: card.href, word: wordOf(service, t, locale) }] : [];
  });
  return items.length === 0 ? null : { title: t('who.runs'), items };
}

const isAmong = ({ listing }: Served, others: Served[]) => others.some((other) => other.listing === listing);

/** The next few of the sellers for each activity, so that over all activities each seller is shown equally often. */
function inTurn(sellers: Provider[], turn: number): Provider[] {
  const places = Array.from({ length: Math.min(SELLERS, sellers.length) }, (_, index) => turn * SELLERS + index);
  return places.flatMap((place) => sellers[place % sellers.length] ?? []);
}

/** The activity's number among all that are sold. */
function turnOf({ catalogue: { collections } }: BuildContext, { name }: NamedCollection, id: string): number {
  const sold = collections.filter((one) => sellersOf(collections, one.name).length > 0);
  return sold.flatMap((one) => one.listings.map((listing) => `${one.name}/${listing.id}`)).indexOf(`${name}/${id}`);
}

function providerOf(
  { catalogue, language, locale, t }: BuildContext,
  { collection, listing, service }: Served,
  activity: string,
): Provider {
  const view = catalogue.views(collection, language).details.find(({ card }) => card.id === listing.id);
  if (!view) throw new Error(`${listing.file} has no view.`);
  const { card, contact } = view;
  const { whatsapp } = card.contact;
  const message = catalogue.locales.translator(language, collection.name)('ask', { activity });
  const links: [Way['kind'], { href: string; label: string } | null][] = [
    ['whatsapp', whatsapp ? { href: chatLink(whatsapp, message), label: 'WhatsApp' } : null],
    ['phone', contact.phone],
    ['website', contact.website && { ...contact.website, label: t('who.website') }],
    ['instagram', contact.instagram],
    ['facebook', contact.facebook],
  ];
  return {
    name: card.title,
    href: card.href,
    word: service && wordOf(service, t, locale),
    ways: links.flatMap(([kind, link]) => (link ? [{ kind, href: link.href, label: link.label }] : [])),
  };
}

const wordOf = ({ how, on, url }: Service, t: BuildContext['t'], locale: string): Word => ({
  text: t('who.word', { how: t(`trust.how.${how}`), when: on ? dayWords(on, locale) : t('who.undated') }),
  href: url,
});
