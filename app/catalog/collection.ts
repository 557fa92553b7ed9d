import type { z } from 'zod';
import type { EntityType } from './listing-entity.ts';
import { viewListing } from './listing-view.ts';
import { ContentError, parseContent } from './problems.ts';
import type { listing } from './schema.ts';
import type { Tools } from './tools.ts';
import { translate } from './translate.ts';
import type { Card, Detail, Picture, Section } from './views.ts';

/** What every listing has. */
export type Base = z.output<typeof listing>;

/** A listing as its file holds it, with the id that the file's name gives it. */
export type Listing<Schema extends z.ZodType<Base>> = z.output<Schema> & { id: string };

/** A field that not every listing has. */
type OwnField<Schema extends z.ZodType<Base>> = Exclude<keyof z.output<Schema>, keyof Base>;

/** How a business is reached; what is unknown is null or left out. */
export type Channels = { [channel in 'whatsapp' | 'phone' | 'website' | 'instagram']?: string | null };

/** `isSample` says whether a field is one that nobody confirmed. */
export type ListingTools = Tools & { isSample: (field: string) => boolean };

type CardParts = Partial<Pick<Card, 'facts' | 'tags' | 'moreTags' | 'unfinished'>>;
type DetailParts = { body?: string; counts?: Detail['counts']; facts?: Detail['facts']; sections?: Section[] };

/** What a collection says of itself; the rest is the same for all. See the README of `content/collections`. */
export type Definition<Schema extends z.ZodType<Base>> = {
  /** With the id, a favourite's identity. */
  type: string;
  /** Address of the list; a listing's is this and its id. */
  path: string;
  schema: Schema;
  /** What a listing is in the words of schema.org, for search engines. */
  schemaType: EntityType | ((listing: Listing<Schema>) => EntityType);
  /** Street and number, where a listing tells them by themselves; else its location is asked. */
  address?: (listing: Listing<Schema>) => string | null;
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
  remember?: { key: string; item: (listing: Listing<Schema>, images: Picture[]) => unknown };
};

/** A collection whose kind of listing nobody needs to know any more. */
export type Collection = Pick<Definition<z.ZodType<Base>>, 'type' | 'path'> & {
  /** What a listing's file holds. */
  schema: z.ZodType<Base>;
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
  view(tools: Tools): ReturnType<typeof viewListing>;
};

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Makes a collection of what its folder's `index.ts` says: TypeScript knows the listing from the schema. */
export function defineCollection<Schema extends z.ZodType<Base>>(definition: Definition<Schema>): Collection {
  const { type, path, schema, filters } = definition;
  return {
    type,
    path,
    schema,
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
      const content = parseContent(schema, value, file);
      checkSampleFields(content, file);
      for (const [language, texts] of Object.entries(content.translations)) {
        const where = `${file} (${language})`;
        parseContent(schema, translate(content, texts, where), where); // only to find what does not fit
      }
      return {
        id,
        name: content.name,
        position: content.position,
        view: (tools) => viewListing(definition, { id, file, content }, tools),
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

function checkSampleFields(listing: Base, file: string) {
  const unknown = listing.sampleFields.filter((field) => !Object.hasOwn(listing, field));
  if (unknown.length === 0) return;
  const allowed = Object.keys(listing).join(', ');
  throw new ContentError([
    `${file}: "sampleFields" names ${unknown.join(', ')}, which the listing does not have. Allowed: ${allowed}.`,
  ]);
}
