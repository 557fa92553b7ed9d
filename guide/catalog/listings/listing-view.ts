import type { z } from 'zod';
import { realNumbers } from '#catalog/content/site-config.ts';
import { newestCheck } from '#catalog/facts/checks.ts';
import { datedHours } from '#catalog/facts/dated-hours.ts';
import { hiddenFrom } from '#catalog/facts/fact-state.ts';
import { factsOf, listingKinds, unknownOf } from '#catalog/facts/listing-facts.ts';
import { hoursView } from '#catalog/facts/opening-hours.ts';
import { practicalRows } from '#catalog/facts/practical-rows.ts';
import { trustOf } from '#catalog/facts/trust.ts';
import { fromPlaza } from '#catalog/geography/from-plaza.ts';
import { whereaboutsOf } from '#catalog/geography/whereabouts.ts';
import { translate } from '#catalog/languages/translate.ts';
import { preview } from '#catalog/listings/preview.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { chatLink, telLink } from '#common/lib/text/phone.ts';
import { districts } from '#map/browser/districts.ts';
import { ContentError } from '#reading/problems.ts';
import type { Perishable } from '#views/aging-views.ts';
import type { Badge, BriefCard, Card, Contact, Detail, Section } from '#views/views.ts';
import type { Base, Channels, Definition, Listing, ListingTools } from './definition.ts';
import { entityOf } from './listing-entity.ts';
import { mapSection } from './map-section.ts';
import { marksOf } from './narrowing-marks.ts';
import type { Tools } from './tools.ts';

/** The filter that all collections share: it keeps places confirmed to require a booking. */
export const BY_BOOKING = 'con-reserva';

/** The number of characters of a description that search engines show. */
const TEASER = 160;

/**
 * Makes the views of one listing in the language of `tools`: the shared parts, and those that its collection adds.
 * @throws {ContentError} for a translation that does not fit `file`
 */
export function viewListing<Schema extends z.ZodType<Base>>(
  definition: Definition<Schema>,
  { id, file, content }: { id: string; file: string; content: z.output<Schema> },
  tools: Tools,
) {
  const translation = content.translations[tools.language] ?? {};
  const spanish: Listing<Schema> = { ...content, id };
  const listing: Listing<Schema> = { ...translate(content, translation, `${file} (${tools.language})`), id };
  // A sample listing is marked once as a whole, so its fields are not.
  const isSample = (field: string) => !listing.sample && listing.sampleFields.includes(field);
  const source: Source<Schema> = {
    definition,
    spanish,
    listing,
    channels: listing.sample || !definition.channels ? null : definition.channels(spanish),
    images: picturesOf(listing, file, () => kindPictureOf(definition, spanish, tools), tools),
    price: definition.price?.(listing) ?? null,
    tools: { ...tools, isSample, dated: datesOf(definition, spanish, tools.t) },
  };
  const card = cardOf(source);
  return {
    card,
    detail: detailOf(source, card),
    ...placeOf(spanish, tools),
    kind: kindOf(definition, listing, source.tools),
    hours: datedHours(spanish),
    pesos: isSample('price') ? null : source.price,
    entity: entityOf(definition, spanish, listing),
    isFeatured: definition.isFeatured?.(spanish) ?? false,
    remembered: definition.remember?.item(spanish, source.images),
  };
}

/** What the views of a listing are made of; `spanish` holds its facts, `listing` its texts in the page's language. */
type Source<Schema extends z.ZodType<Base>> = {
  definition: Definition<Schema>;
  spanish: Listing<Schema>;
  listing: Listing<Schema>;
  channels: Channels | null;
  images: Card['image'][];
  price: number | null;
  tools: ListingTools;
};

function cardOf<Schema extends z.ZodType<Base>>(source: Source<Schema>): Card {
  const { definition, spanish, listing, channels, images, price, tools } = source;
  const { isSample } = tools;
  const rating = definition.rating?.(listing) ?? null;
  const isTranslated = tools.language === SPANISH || spanish.translations[tools.language] !== undefined;
  return {
    id: listing.id,
    type: definition.type,
    href: `${definition.path}/${listing.id}`,
    title: listing.name,
    ...(!isTranslated && { lang: SPANISH }),
    location: listing.location,
    summary: preview(listing.description ?? '', definition.priceUnit !== undefined && price === null),
    ...(isBrief(spanish) && { brief: briefCard(definition, listing, channels, tools) }),
    image: images[0] as Card['image'], // `picturesOf` always finds one
    badges: badges(definition, listing, tools),
    isSample: listing.sample,
    rating: rating === null ? null : { text: tools.rating(rating), isSample: isSample('rating') },
    price: price === null ? null : priceView(price, definition.priceUnit, tools),
    facts: [],
    tags: [],
    moreTags: null,
    unfinished: [],
    filters: [
      ...Object.keys(definition.filters).filter((filter) => definition.filters[filter]?.(spanish)),
      ...(asksForBooking(spanish) ? [BY_BOOKING] : []),
    ],
    marks: marksOf(spanish, channels, isPlaced(spanish, tools)),
    contact: channels
      ? { whatsapp: channels.whatsapp ?? null, phone: channels.phone ?? null }
      : realNumbers(tools.site),
    ...definition.card?.(listing, tools),
  };
}

function detailOf<Schema extends z.ZodType<Base>>(source: Source<Schema>, card: Card): Detail {
  const { definition, spanish, listing, channels, images, tools } = source;
  const { t } = tools;
  const own = definition.detail?.(listing, tools) ?? {};
  const { body = listing.description ?? '', counts = [], facts = [], sections = [] } = own;
  return {
    card,
    teaser: teaserOf(listing, t),
    short: body === listing.description ? null : listing.description,
    images,
    price: card.price,
    counts,
    facts: [...facts, ...practicalRows(spanish, t, tools.list)],
    hours: hoursView(spanish, tools.dated('hours'), t, t('locale').replace('_', '-')),
    contact: contact(channels, listing.sample, t('whatsapp', { name: spanish.name }), tools),
    sections: [
      ...(body ? [{ kind: 'prose' as const, title: t('sections.description'), body }] : []),
      ...services(definition, spanish, listing, tools),
      ...sections,
      mapSection(listing, tools),
    ],
    sampleNote: listing.sample ? t('samples.listing') : null,
    trust: listingTrust(definition, spanish, tools),
  };
}

function priceView(price: number, unit: string | undefined, { t, price: text, isSample, dated }: ListingTools) {
  const { until } = dated('price');
  return {
    text: text(price),
    unit: unit ? t(unit) : null,
    isSample: isSample('price'),
    ...(until !== undefined && { until }),
  };
}

/** Whether its own point is known, or can be told from its street: not only its district's. */
const isPlaced = ({ coordinates, location }: Base, { onStreet }: Tools) => (coordinates ?? onStreet(location)) !== null;

/** Where it is, and how far from the plaza. */
function placeOf(spanish: Base, { onStreet }: Tools) {
  const coordinates = spanish.coordinates ?? onStreet(spanish.location);
  const whereabouts = whereaboutsOf({ ...spanish, coordinates });
  return { whereabouts, fromPlaza: fromPlaza(whereabouts, spanish.distanceKm) };
}

/** Whether a place is confirmed to require a booking: visitors who use the filter rely on it. */
function asksForBooking(listing: Base): boolean {
  const { visits } = listing as Base & { visits?: string | null }; // a field of the schemas that have `visiting`
  return visits === 'con-reserva' && !listing.sample && newestCheck(listing.checks, 'visits') !== null;
}

/** Until when each checked field may be shown; unchecked ones are always shown, as unconfirmed. */
function datesOf<Schema extends z.ZodType<Base>>({ facts }: Definition<Schema>, listing: Base, t: Tools['t']) {
  const until = hiddenFrom(factsOf(listing, listingKinds(facts)));
  return (field: string): Perishable => {
    const day = until.get(field);
    return day === undefined ? {} : { until: day, gone: t('trust.hidden') };
  };
}

/** Null for a made-up listing: it has no sources, and its page says that it is made up. */
function listingTrust<Schema extends z.ZodType<Base>>(
  { facts }: Definition<Schema>,
  listing: Base,
  { t }: Tools,
): Detail['trust'] {
  if (listing.sample) return null;
  const kinds = listingKinds(facts);
  const { checks: log, sources } = listing;
  return trustOf(
    { facts: factsOf(listing, kinds), unknown: unknownOf(listing, kinds), log, sources, hides: true },
    { t, locale: t('locale').replace('_', '-'), nameOf: (field) => t(`trust.names.${field}`) },
  );
}

/** The picture of a listing without its own, always the same: the land around it if that is drawn, otherwise its kind. */
function kindPictureOf<Schema extends z.ZodType<Base>>(
  { kindPicture, kindPictures, landscapes }: Definition<Schema>,
  listing: Listing<Schema>,
  tools: Tools,
): Picture {
  const { id, district } = listing;
  const land = (district && landscapes?.[district]) ?? [];
  const prints = land.length > 0 ? land : (kindPictures?.(listing) ?? []);
  const sum = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  const zone = district && land.length > 0 ? districts[district].name : null;
  return tools.kindPicture(prints[sum % prints.length] ?? kindPicture, zone);
}

/** The owner's photographs if there are any, otherwise the drawn pictures. */
function picturesOf(listing: Base & { id: string }, file: string, kindPicture: () => Picture, tools: Tools): Picture[] {
  const { id, name, photos, imagePosition } = listing;
  const position = (index: number) => (index === 0 ? imagePosition : 'center');
  const found = tools.photosOf(id);
  if (found.length > 0) {
    return found.map((photo, index) => {
      const said = photos[index] ?? { alt: tools.t('photo', { name, number: String(index + 1) }), caption: null };
      return tools.photo(`${id}-photo-${index + 1}`, photo, { ...said, position: position(index) });
    });
  }
  if (listing.images.length > 0) {
    return listing.images.map((image, index) =>
      tools.picture(image, { file, field: `images.${index}.print` }, position(index)),
    );
  }
  if (isBrief(listing)) return [kindPicture()];
  const folder = file.slice(0, -'.json'.length);
  throw new ContentError([`${file}: "images" is empty; name at least one print, or put photo-1.jpg into ${folder}/.`]);
}

/** Whether nobody has described it: a name and a way to reach it are all that is known. */
const isBrief = ({ description }: Base): boolean => description === null;

function teaserOf({ name, description, location }: Base, t: Tools['t']): string {
  const text = description ?? t('brief.teaser', { name, location });
  return [...text.replace(/\s+/g, ' ')].slice(0, TEASER).join('');
}

const kindOf = <Schema extends z.ZodType<Base>>(
  { kind }: Definition<Schema>,
  listing: Listing<Schema>,
  tools: ListingTools,
): string => kind?.(listing, tools) ?? tools.t('label');

function briefCard<Schema extends z.ZodType<Base>>(
  definition: Definition<Schema>,
  listing: Listing<Schema>,
  channels: Channels | null,
  tools: ListingTools,
): BriefCard {
  const links = (['website', 'instagram', 'facebook'] as const).flatMap((kind) => {
    const href = channels?.[kind];
    return href ? [{ kind, href }] : [];
  });
  const { district } = listing;
  return {
    kind: kindOf(definition, listing, tools),
    zone: district ? districts[district].name : tools.t('brief.noZone'),
    links,
  };
}

function badges<Schema extends z.ZodType<Base>>(
  { club }: Definition<Schema>,
  listing: Listing<Schema>,
  { t, isSample }: ListingTools,
): Badge[] {
  const isMember = club !== undefined && listing[club] === true;
  const result: Badge[] = isMember ? [{ text: t('badges.club'), tone: 'club' }] : [];
  if (listing.sample) result.push({ text: t('badges.sample'), tone: 'sample' });
  else if (isMember && isSample(String(club))) result.push({ text: t('badges.sampleFact'), tone: 'sample' });
  return result;
}

/** Icons are looked up by the Spanish name, in every language. */
function services<Schema extends z.ZodType<Base>>(
  { services }: Definition<Schema>,
  spanish: Listing<Schema>,
  listing: Listing<Schema>,
  { t, serviceIcon, isSample }: ListingTools,
): Section[] {
  if (!services) return [];
  const names = namesAt(spanish, services.field);
  if (names.length === 0) return [];
  const texts = namesAt(listing, services.field);
  return [
    {
      kind: 'services',
      title: t(services.title ?? 'sections.services'),
      items: names.map((name, index) => ({ icon: serviceIcon(name), text: texts[index] ?? name })),
      isSample: isSample(String(services.field)),
    },
  ];
}

function namesAt(listing: object, field: PropertyKey): string[] {
  const value: unknown = listing[field as keyof typeof listing];
  return Array.isArray(value) ? value.map(String) : [];
}

/**
 * `channels` is null if the guide itself answers. While its numbers are placeholders, only the message that all
 * activities share still goes there; a sample offers nobody.
 */
function contact(channels: Channels | null, isSample: boolean, message: string, { t, site }: Tools): Contact {
  const own = realNumbers(site);
  const guide: Channels = { ...own, whatsapp: isSample ? own.whatsapp : site.whatsapp };
  const { whatsapp, phone, website, instagram, facebook } = channels ?? guide;
  return {
    whatsapp: whatsapp ? chatLink(whatsapp, message) : null,
    phone: phone ? { href: telLink(phone), label: phone } : null,
    website: website ? { href: website, label: t('contact.website') } : null,
    instagram: instagram ? { href: instagram, label: 'Instagram' } : null,
    facebook: facebook ? { href: facebook, label: 'Facebook' } : null,
    isGuide: channels === null && Boolean(whatsapp || phone),
    ...(channels === null && whatsapp && !own.whatsapp && { isExample: true as const }),
  };
}
