import type { z } from 'zod';
import { chatLink, telLink } from '#app/lib/phone.ts';
import { preview } from '#app/lib/preview.ts';
import { mapSection } from './map-section.ts';
import { ContentError, parseContent } from './problems.ts';
import type { listing } from './schema.ts';
import type { Tools } from './tools.ts';
import { translate } from './translate.ts';
import type { Badge, Card, Contact, Detail, Section } from './views.ts';

type Base = z.output<typeof listing>;

/** A listing as its file holds it, with the id that the file's name gives it. */
type Listing<Schema extends z.ZodType<Base>> = z.output<Schema> & { id: string };

/** A field that not every listing has. */
type OwnField<Schema extends z.ZodType<Base>> = Exclude<keyof z.output<Schema>, keyof Base>;

/** How a business is reached; what is unknown is null or left out. */
export type Channels = { [channel in 'whatsapp' | 'phone' | 'website' | 'instagram']?: string | null };

/** `isSample` says whether a field is one that nobody confirmed. */
type ListingTools = Tools & { isSample: (field: string) => boolean };

type CardParts = Partial<Pick<Card, 'facts' | 'tags' | 'moreTags' | 'unfinished'>>;
type DetailParts = { body?: string; counts?: Detail['counts']; facts?: Detail['facts']; sections?: Section[] };

/** What a collection says of itself; the rest is the same for all. See the README of `content/collections`. */
type Definition<Schema extends z.ZodType<Base>> = {
  /** With the id, a favourite's identity. */
  type: string;
  /** Address of the list; a listing's is this and its id. */
  path: string;
  schema: Schema;
  /** Which listings each filter keeps; `all` is implied. */
  filters: Record<string, (listing: Listing<Schema>) => boolean>;
  /** `shuffled`: another order on every visit, so that no business is always first. */
  order?: 'listed' | 'shuffled';
  /** Whether search engines may index the list. */
  indexed?: boolean;
  /** Which listings the home page may show. */
  isFeatured?: (listing: Listing<Schema>) => boolean;
  /** The field that says whether the place is in the Club Welcome. */
  club?: OwnField<Schema>;
  rating?: (listing: Listing<Schema>) => number | null;
  /** Pesos. */
  price?: (listing: Listing<Schema>) => number | null;
  /** Key of the word for what the price pays for. */
  priceUnit?: string;
  /** Left out where the guide itself answers, because a listing is no company's. */
  channels?: (listing: Listing<Schema>) => Channels;
  /** A field with a list of what the place offers; each entry gets its icon. `title` is a word's key. */
  services?: { field: OwnField<Schema>; title?: string };
  card?: (listing: Listing<Schema>, tools: ListingTools) => CardParts;
  detail?: (listing: Listing<Schema>, tools: ListingTools) => DetailParts;
  /** Kept in the visitor's local storage under `key` when the list opens. */
  remember?: { key: string; item: (listing: Listing<Schema>) => unknown };
};

/** A collection whose kind of listing nobody needs to know any more. */
export type Collection = Pick<Definition<z.ZodType<Base>>, 'type' | 'path'> & {
  order: 'listed' | 'shuffled';
  isIndexed: boolean;
  filters: string[];
  rememberAs: string | null;
  /**
   * Checks one listing's file.
   * @throws {ContentError} one sentence for each mistake.
   */
  parse(value: unknown, id: string, file: string): ParsedListing;
};

export type ParsedListing = {
  id: string;
  name: string;
  position: number | null;
  /** The listing in the language of `tools`, in finished words. */
  view(tools: Tools): { card: Card; detail: Detail; isFeatured: boolean; remembered: unknown };
};

const TEASER = 160;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export function defineCollection<Schema extends z.ZodType<Base>>(definition: Definition<Schema>): Collection {
  const { type, path, schema, filters } = definition;
  return {
    type,
    path,
    order: definition.order ?? 'listed',
    isIndexed: definition.indexed ?? true,
    filters: Object.keys(filters),
    rememberAs: definition.remember?.key ?? null,
    parse(value, id, file) {
      if (!ID.test(id)) {
        throw new ContentError([
          `${file}: the file name is the listing's address; use only a-z, 0-9 and single dashes.`,
        ]);
      }
      const content: Listing<Schema> = { ...parseContent(schema, value, file), id };
      checkSampleFields(content, file);
      return {
        id,
        name: content.name,
        position: content.position,
        view: (tools) => view(definition, content, tools, file),
      };
    },
  };
}

/** A filter for each value of a field that holds one of `values`, or a list of them. */
export function byValue<Key extends string, Value extends string>(key: Key, values: readonly Value[]) {
  type Filter = (listing: { [k in Key]: string | string[] }) => boolean;
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(
    values.map((value): [Value, Filter] => [value, (listing) => asList(listing[key]).includes(value)]),
  ) as Record<Value, Filter>;
}

const asList = (value: string | string[]): string[] => (Array.isArray(value) ? value : [value]);

function view<Schema extends z.ZodType<Base>>(
  definition: Definition<Schema>,
  spanish: Listing<Schema>,
  tools: Tools,
  file: string,
) {
  const listing = translate(spanish, spanish.translations[tools.language] ?? {}, `${file} (${tools.language})`);
  const { id, name, location, description, sample } = listing;
  const { t } = tools;
  const isSample = (field: string) => sample || listing.sampleFields.includes(field);
  const listingTools = { ...tools, isSample };
  const channels = sample || !definition.channels ? null : definition.channels(spanish);
  const images = listing.images.map((image, index) =>
    tools.picture(`${id}-${index + 1}`, image, index === 0 ? listing.imagePosition : 'center'),
  );
  const price = definition.price?.(listing) ?? null;
  const rating = definition.rating?.(listing) ?? null;

  const card: Card = {
    id,
    type: definition.type,
    href: `${definition.path}/${id}`,
    title: name,
    location,
    summary: preview(description),
    image: images[0] as Card['image'], // the schema asks for at least one
    badges: badges(definition, listing, listingTools),
    rating: rating === null ? null : { text: tools.rating(rating), isSample: isSample('rating') },
    price:
      price === null
        ? null
        : {
            text: tools.price(price),
            unit: definition.priceUnit ? t(definition.priceUnit) : null,
            isSample: isSample('price'),
          },
    facts: [],
    tags: [],
    moreTags: null,
    unfinished: [],
    filters: Object.keys(definition.filters).filter((filter) => definition.filters[filter]?.(spanish)),
    contact: channels
      ? { whatsapp: channels.whatsapp ?? null, phone: channels.phone ?? null }
      : { whatsapp: tools.site.whatsapp, phone: tools.site.phone },
    ...definition.card?.(listing, listingTools),
  };

  const {
    body = description,
    counts = [],
    facts = [],
    sections = [],
  } = definition.detail?.(listing, listingTools) ?? {};
  const detail: Detail = {
    card,
    teaser: description.slice(0, TEASER),
    images,
    price: card.price,
    counts,
    facts,
    contact: contact(channels, t('whatsapp', { name: spanish.name }), tools),
    sections: [
      { kind: 'prose', title: t('sections.description'), body },
      ...services(definition, spanish, listing, listingTools),
      ...sections,
      mapSection(listing, tools),
    ],
    lastSeen: listing.lastSeen === null ? null : t('lastSeen', { year: String(listing.lastSeen) }),
  };
  return {
    card,
    detail,
    isFeatured: definition.isFeatured?.(spanish) ?? false,
    remembered: definition.remember?.item(spanish),
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

/** Icons are found by the Spanish name, whatever the page's language. */
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

/** `channels` null: the guide itself answers. */
function contact(channels: Channels | null, message: string, { t, site }: Tools): Contact {
  const { whatsapp, phone, website, instagram } = channels ?? { whatsapp: site.whatsapp, phone: site.phone };
  return {
    whatsapp: whatsapp ? chatLink(whatsapp, message) : null,
    phone: phone ? { href: telLink(phone), label: phone } : null,
    website: website ? { href: website, label: t('contact.website') } : null,
    instagram: instagram ? { href: instagram, label: 'Instagram' } : null,
    isGuide: channels === null,
  };
}

function checkSampleFields(listing: Base, file: string) {
  const unknown = listing.sampleFields.filter((field) => !(field in listing));
  if (unknown.length === 0) return;
  const allowed = Object.keys(listing).join(', ');
  throw new ContentError([
    `${file}: "sampleFields" names ${unknown.join(', ')}, which the listing does not have. Allowed: ${allowed}.`,
  ]);
}
