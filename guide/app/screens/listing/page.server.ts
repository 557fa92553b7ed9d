import type { BuildContext } from '#app/page/build-context.ts';
import { definePages, type ScreenPage } from '#app/page/define-page.ts';
import { listingThing } from '#app/page/json-ld.server.ts';
import { type Located, locatedItems } from '#app/page/located-items.server.ts';
import { mapOf } from '#app/page/own-map.server.ts';
import { iconsOfDetail } from '#app/page/shown-icons.ts';
import { officeNumbers } from '#app/page/tourist-office.server.ts';
import type { FromPlaza } from '#catalog/geography/from-plaza.ts';
import type { Whereabouts } from '#catalog/geography/whereabouts.ts';
import type { Entity } from '#catalog/listings/listing-entity.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { readTripRules } from '#catalog/trip/trip-rules.ts';
import { inZone, ZONE } from '#common/lib/address/narrowing.ts';
import { paths } from '#common/lib/address/paths.ts';
import { fold } from '#common/lib/text/fold.ts';
import { type DistrictId, districts } from '#map/browser/districts.ts';
import type { IconName } from '#views/icons.ts';
import type { Detail, Link, OwnMap, Section } from '#views/views.ts';
import { allGroups, type Runs, type Who } from '#views/who-views.ts';
import { type Around, aroundFinder } from './around.server.ts';
import { type Columns, columnsOf } from './columns.server.ts';
import { type Lede, partLede } from './lede.server.ts';
import { listingSearch } from './listing-search.server.ts';
import { runsOf, whoRuns } from './who.server.ts';

/** `detail` is null on the page for an unknown id. */
export type ListingData = {
  back: Link;
  detail: Detail | null;
  around: Around | null;
  /** What it is, in a sentence or two; its sections have the rest of the description. */
  lede?: Lede | null;
  columns?: Columns;
  /** Who runs it, if it is something that others run. */
  who?: Who | null;
  /** What it runs of the guide. */
  runs?: Runs | null;
  /** Whether a trip may hold it. */
  canPlan?: boolean;
  /** The list around a made-up listing whose card leads to nobody. */
  others?: Link | null;
  /** What a business can do about a page that nobody has described. */
  brief?: BriefNote | undefined;
};

export type BriefNote = { known: string; yours: Link; remove: Link };

/** The page of each listing, and for each collection the page for an unknown id. */
export default definePages<ListingData>({
  routes: ({ collections }) => collections.map(({ path }) => `${path}/:id`),
  pages: (context) => {
    const around = aroundFinder(context);
    return context.catalogue.collections.flatMap((collection) => listingPages(context, collection, around));
  },
});

function listingPages(
  context: BuildContext,
  collection: NamedCollection,
  around: (href: string) => Around | null,
): ScreenPage<ListingData>[] {
  const { catalogue, language } = context;
  const words = catalogue.locales.translator(language, collection.name);
  const back: Link = { href: collection.path, label: words('back') };
  const label = words('label');
  const { details, entities, whereabouts, fromPlaza } = catalogue.views(collection, language);
  const items = locatedItems(context);
  const canPlan = Object.hasOwn(readTripRules(catalogue.root).collections, collection.name);
  const office = officeNumbers(context);
  return [
    ...details.map((detail) =>
      listingPage(context, detail, {
        back,
        label,
        entity: entities.get(detail.card.href),
        around: around(detail.card.href),
        where: whereabouts.get(detail.card.href),
        way: fromPlaza.get(detail.card.href),
        items,
        who: whoRuns(context, collection, detail.card.id),
        runs: runsOf(context, collection, detail.card.id),
        canPlan,
        office,
        icon: collection.icon,
        others: othersThan(context, collection, detail, whereabouts.get(detail.card.href)?.district ?? null),
      }),
    ),
    missingListing(context, back, label),
  ];
}

type Shared = {
  back: Link;
  label: string;
  entity: Entity | undefined;
  around: Around | null;
  where: Whereabouts | undefined;
  way: FromPlaza | 'city' | undefined;
  items: Located[];
  who: Who | null;
  runs: Runs | null;
  canPlan: boolean;
  /** The numbers of the tourist office. */
  office: Link[];
  icon: IconName;
  others: Link | null;
};

/** The cells that say something new; all of them where a single one would stand alone. */
function stripOf(cells: Around['strip'], said: string[]): Around['strip'] {
  const news = cells.filter(({ text }) => !said.some((words) => words.includes(fold(text))));
  return news.length === 1 ? cells : news;
}

function listingPage(context: BuildContext, plain: Detail, shared: Shared): ScreenPage<ListingData> {
  const { back, label, entity, around, where, way, items, who, runs, canPlan, office, icon, others } = shared;
  const { href: own, title: name } = plain.card;
  const map = where ? mapOf(context, { name, href: own, icon, where, way: way ?? null }, items) : null;
  const detail = map ? { ...plain, sections: plain.sections.map((section) => withMap(section, map.view)) } : plain;
  const { href, title, location, isSample } = detail.card;
  const [picture] = detail.images;
  const { lede, sections } = partLede(detail);
  const said = [location, ...detail.facts.map(({ text }) => text)].map(fold);
  const strip = around && { ...around, strip: stripOf(around.strip, said) };
  const complete = { ...withOffice(detail, leadsToSomebody(detail, who), office, context), sections };
  const words = {
    title: context.t(isSample ? 'samples.pageTitle' : 'listingTitle', { name: title }),
    description: detail.teaser,
    keywords: [title, label, location, 'San Rafael', 'Mendoza'].join(', '),
  };
  return {
    path: href,
    status: 200,
    // Samples are not indexed: a search engine should not send anybody to a business that does not exist.
    meta: context.meta(href, words, !isSample),
    data: {
      back,
      detail: complete,
      // What the name's line and the card beside it say, the strip need not say again.
      around: strip,
      lede,
      columns: columnsOf({ detail: complete, lede, around: strip, who, runs }),
      who,
      runs,
      canPlan,
      others,
      brief: detail.card.brief && briefNote(context, detail),
    },
    icons: iconsOfDetail(detail),
    // Pages of one kind share one picture while nobody has described what they show.
    share: detail.card.brief
      ? { title: label, picture }
      : { title: isSample ? context.t('samples.shareTitle', { name: title }) : title, picture },
    pictures: detail.images,
    isThin: detail.card.brief !== undefined,
    structuredData: entity && [listingThing(context, entity, href, picture)],
    frames: detail.sections.flatMap((section) => (section.kind === 'map' && section.embed ? [section.embed] : [])),
    generated: map?.generated,
    search: { entry: listingSearch(detail, label, words.keywords) },
  };
}

/** The list, of the same zone where that has real listings, for a made-up listing through which nobody can be reached. */
function othersThan(
  { catalogue, language, t }: BuildContext,
  collection: NamedCollection,
  { card, contact }: Detail,
  district: DistrictId | null,
): Link | null {
  if (!card.isSample || contact.isGuide) return null;
  const { cards, brief } = catalogue.views(collection, language);
  const isNear = (zone: DistrictId) =>
    [...cards, ...brief].some(({ isSample, marks }) => !isSample && marks.includes(inZone(zone)));
  if (!district || !isNear(district)) return { href: collection.path, label: t('who.real') };
  return {
    href: `${collection.path}?${ZONE}=${district}`,
    label: t('who.realIn', { zone: districts[district].name }),
  };
}

/** Whether somebody can be reached through a page; not by a number that is invented. */
export function leadsToSomebody({ contact }: Detail, who: Who | null | undefined): boolean {
  const { whatsapp, phone, website, instagram, facebook, isExample } = contact;
  const isOwn = !isExample && [whatsapp, phone, website, instagram, facebook].some((way) => way !== null);
  return isOwn || (who ? allGroups(who) : []).some(({ providers }) => providers.some(({ ways }) => ways.length > 0));
}

/** Beside what is unknown stands who may know it; openly if the page leads to nobody else. */
function withOffice(detail: Detail, isReached: boolean, numbers: Link[], { t }: BuildContext): Detail {
  const { trust } = detail;
  if (!trust || numbers.length === 0) return detail;
  if (!isReached) return { ...detail, trust: { ...trust, office: { text: t('trust.onlyOffice'), numbers } } };
  if (!trust.unknown) return detail;
  return {
    ...detail,
    trust: { ...trust, unknown: { ...trust.unknown, office: { text: t('trust.office'), numbers } } },
  };
}

/** The form for businesses and the one for messages are filled in with what the page knows. */
function briefNote({ t }: BuildContext, { card }: Detail): BriefNote {
  const own = new URLSearchParams({ nombre: card.title, ficha: card.href });
  const gone = new URLSearchParams({ asunto: t('brief.removeOne', { name: card.title }), ficha: card.href });
  return {
    known: t('brief.known'),
    yours: { href: `${paths.publish}?${own}`, label: t('brief.yours') },
    remove: { href: `${paths.contact}?${gone}`, label: t('brief.remove') },
  };
}

const withMap = (section: Section, own: OwnMap): Section => (section.kind === 'map' ? { ...section, own } : section);

function missingListing({ meta, t }: BuildContext, back: Link, label: string): ScreenPage<ListingData> {
  const words = { title: t('missing.title', { label }), description: t('missing.description'), keywords: label };
  return {
    path: `${back.href}/404`,
    status: 404,
    meta: meta(`${back.href}/404`, words, false),
    data: { back, detail: null, around: null },
    share: { title: words.title },
    search: null,
  };
}
