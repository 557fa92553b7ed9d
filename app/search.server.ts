/** What the guide's search knows: made from the finished pages, so that a new page is found by existing. */
import type { BuiltPage } from './built-page.server.ts';
import type { Catalogue } from './catalog/catalogue.ts';
import type { Detail, Picture } from './catalog/views.ts';
import type { Indexed } from './features/search/engine.ts';
import type { Entry, Kind } from './features/search/entry.ts';
import { wordsOf } from './lib/fold.ts';
import { widthsIn } from './lib/picture-files.ts';
import type { ScreenName } from './page.ts';
import { paths } from './paths.ts';
import type { AgendaData } from './routes/agenda.server.ts';
import type { FaqData } from './routes/faq.server.ts';
import type { GuideData } from './routes/guide.server.ts';
import type { PhonesData } from './routes/phones.server.ts';
import type { TipsData } from './routes/tips.server.ts';
import { readSynonyms, type Synonyms } from './search-synonyms.server.ts';

/** What an entry says it is: keys below `search.labels`. A listing says the name of its collection instead. */
type Label = 'place' | 'page' | 'article' | 'question' | 'tip' | 'event' | 'phone';

/** Nothing that a visitor looks for: where a search starts, what only the visitor's browser knows, what is empty. */
const silentScreens = new Set<ScreenName>([
  'home',
  'favourites',
  'not-found',
  'under-construction',
  'guide',
  'contact-sent',
]);

/** Found by what is on them, each thing by itself. */
const listScreens = new Set<ScreenName>(['collection', 'long-collection', 'faq', 'agenda', 'phones']);

/** Found by what they are about: who looks for the weather or a map does not look for what is said of them there. */
const titledScreens = new Set<ScreenName>(['privacy']);

/**
 * Everything that can be found in `language`, and the words that search ignores.
 * @throws {ContentError} naming the file with synonyms, and the field.
 */
export function readSearchEntries(catalogue: Catalogue, language: string, pages: BuiltPage[]) {
  const synonyms = readSynonyms(catalogue.root, language);
  const t = catalogue.words.translator(language, 'catalog');
  const label = (name: Label) => t(`search.labels.${name}`);
  const listLabels = new Map(
    catalogue.collections.map(({ name, type }) => [type, catalogue.words.translator(language, name)('label')]),
  );
  // A long list is found once, by its first page.
  const found = pages.filter(
    ({ screen, status, sequence }) => status === 200 && !silentScreens.has(screen) && !sequence?.previous,
  );
  const listings = found.filter(({ screen }) => screen === 'listing');
  const others = found.filter(({ screen }) => screen !== 'listing');
  const doors = doorNames(dataOf<GuideData>(pages, 'guide'));
  const entries = [
    ...listings.map((page) => listingEntry(page, listLabels)),
    ...others.map((page) => pageEntry(page, label, doors.get(page.path) ?? [])),
    ...questionEntries(dataOf<FaqData>(pages, 'faq'), label('question')),
    ...tipEntries(dataOf<TipsData>(pages, 'tips'), label('tip')),
    ...eventEntries(dataOf<AgendaData>(pages, 'agenda'), label('event')),
    ...phoneEntries(dataOf<PhonesData>(pages, 'phones'), label('phone')),
  ];
  return { entries: entries.map((entry) => withSynonyms(entry, synonyms)), ignored: synonyms.ignored };
}

/** The data of the one page that a screen has. */
function dataOf<Data>(pages: BuiltPage[], screen: ScreenName): Data {
  const page = pages.find((page) => page.screen === screen);
  if (!page) throw new Error(`Search looks for the page "${screen}", which does not exist.`);
  return page.data as Data; // of that screen
}

/** What the guide's cards call the pages that they lead to. */
function doorNames({ cards }: GuideData): Map<string, string[]> {
  const byPage = [...Map.groupBy(cards, ({ href }) => href)];
  return new Map(byPage.map(([href, doors]) => [href, doors.flatMap(({ name, tagline }) => [name, tagline])]));
}

/** What most entries have in common. */
const plain = { main: '', also: '', has: '', body: '', picture: null, phone: null, isSample: false };

function listingEntry({ path, meta, share, data }: BuiltPage, labels: Map<string, string>): Indexed {
  const { detail } = data as { detail: Detail }; // of that screen
  const { card, facts, counts, sections } = detail;
  const badges = card.badges.filter(({ tone }) => tone !== 'sample');
  // A heading stands on every page of its kind, and a map says again where it is.
  const shown = sections.flatMap(({ title, ...section }) => (section.kind === 'map' ? [] : [section]));
  return {
    ...plain,
    id: path,
    kind: 'listing',
    label: labels.get(card.type) ?? '',
    title: share.title,
    text: card.location,
    href: path,
    picture: smallest(share.picture),
    isSample: card.isSample,
    has: textsIn([badges, card.facts, card.tags, shown.filter(({ kind }) => kind === 'services')]).join(' '),
    body: textsIn([meta.keywords, facts, counts, shown]).join(' '),
  };
}

function pageEntry({ path, screen, meta, share, data }: BuiltPage, label: (name: Label) => string, doors: string[]) {
  const kind: Kind & Label = screen === 'place' || screen === 'article' ? screen : 'page';
  const isMain = screen === 'place' || screen === 'collection' || screen === 'long-collection';
  return {
    ...plain,
    id: path,
    kind,
    label: label(kind),
    title: share.title,
    main: isMain ? share.title : '',
    text: meta.description,
    href: path,
    picture: smallest(share.picture),
    also: doors.join(' '),
    body: [meta.keywords, ...(listScreens.has(screen) || titledScreens.has(screen) ? [] : textsIn(data))].join(' '),
  };
}

function questionEntries({ questions }: FaqData, label: string): Indexed[] {
  return questions.map(({ id, question, answer }) => ({
    ...plain,
    ...at(paths.faq, id),
    kind: 'answer',
    label,
    title: question,
    text: answer,
  }));
}

function tipEntries({ tips }: TipsData, label: string): Indexed[] {
  return tips.items.map(({ id, title, intro, items }) => ({
    ...plain,
    ...at(paths.tips, id),
    kind: 'answer',
    label,
    title,
    text: intro,
    body: items.join(' '),
  }));
}

function eventEntries({ list }: AgendaData, label: string): Indexed[] {
  return list.events.map(({ id, name, text, place, when, marks }) => ({
    ...plain,
    ...at(paths.agenda, id),
    kind: 'event',
    label,
    title: name,
    text: `${when} · ${place}`,
    body: [text, ...marks].join(' '),
  }));
}

/** The 15 offices, and the short lines above them. */
function phoneEntries({ list, shortLines }: PhonesData, label: string): Indexed[] {
  const common = { ...plain, kind: 'phone' as const, label };
  const offices = list.entries.map(({ id, name, detail, number, fallback, address, hours }) => ({
    ...common,
    ...at(paths.phones, id),
    title: name,
    text: number || fallback ? detail : `${detail} ${list.noNumber}.`,
    phone: number ?? fallback,
    body: [address, hours, number?.label].filter(Boolean).join(' '),
  }));
  const lines = shortLines.lines.map(({ id, title, detail, href, label: number }) => ({
    ...common,
    ...at(paths.phones, `linea-${id}`),
    title,
    text: detail,
    phone: { href, label: number },
    body: number,
  }));
  return [...offices, ...lines].map(({ phone, ...entry }) => ({
    ...entry,
    phone: phone && { href: phone.href, label: phone.label },
  }));
}

/** A thing on a page has the page's address with its own name behind it. */
function at(path: string, name: string) {
  const href = `${path}#${name}`;
  return { id: href, href };
}

function smallest(picture: Picture | undefined): Entry['picture'] {
  if (!picture) return null;
  const { src, version, widths, width, height, color } = picture;
  const small = widthsIn('webp', widths)[0] ?? width;
  return { src, version, widths: [small], width: small, height: Math.round((small * height) / width), color };
}

/** Fields that are for the machine, and beginnings of texts that stand there whole. */
const unread =
  /^(id|type|kind|tone|icon|href|src|link|embed|filters|back|contact|whatsapp|version|color|position|summary)$/;
const address = /^(\/|[a-z]+:|#)/;

/** Every text in a page's data, at any depth; pictures say nothing that the words beside them do not. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return address.test(value) ? [] : [value.replace(/<[^>]*>/g, ' ')];
  if (typeof value !== 'object' || value === null || 'widths' in value) return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.test(key) ? [] : textsIn(inner)));
}

/** Adds what visitors call the things that an entry is about; no word stands twice in one field. */
function withSynonyms(entry: Indexed, synonyms: Synonyms): Indexed {
  const { id, title, label, main, also, has, text, body } = entry;
  const names = synonyms.of(`${title} ${label}`);
  return {
    ...entry,
    main: main && onceEach([main, ...names]),
    also: onceEach([also, ...names, ...synonyms.of(also), ...synonyms.ofPage(id)]),
    has: onceEach([has, ...synonyms.of(has)]),
    body: onceEach([body, ...synonyms.of(`${text} ${body}`)]),
  };
}

const onceEach = (texts: string[]) => [...new Set(texts.flatMap(wordsOf))].join(' ');
