import type { z } from 'zod';
import { type LineOf, linesOf } from '#app/catalog/content/lines.ts';
import { ContentError, parseContent } from '#app/catalog/content/problems.ts';
import type { listing } from '#app/catalog/content/schema.ts';
import { testChecks } from '#app/catalog/facts/checks.ts';
import type { KnownFact } from '#app/catalog/facts/fact-state.ts';
import type { FactKind } from '#app/catalog/facts/freshness.ts';
import { factsOf, listingKinds, unknownOf } from '#app/catalog/facts/listing-facts.ts';
import type { IconName } from '#app/catalog/icons.ts';
import { translate } from '#app/catalog/languages/translate.ts';
import type { Card, Detail, Perishable, Picture, Section } from '#app/catalog/views.ts';
import { todayAt } from '#app/lib/days.ts';
import { TIME_ZONE } from '#app/lib/san-rafael.ts';
import type { EntityType } from './listing-entity.ts';
import { viewListing } from './listing-view.ts';
import type { Tools } from './tools.ts';
import { type Traits, traitsOf } from './traits.ts';

/** The fields that every listing has. */
export type Base = z.output<typeof listing>;

/** A listing as its file holds it, with the id that the file's name gives it. */
export type Listing<Schema extends z.ZodType<Base>> = z.output<Schema> & { id: string };

/** A field that only some listings have. */
type OwnField<Schema extends z.ZodType<Base>> = Exclude<keyof z.output<Schema>, keyof Base>;

/** The ways to contact a business; unknown ones are null or absent. */
export type Channels = { [channel in 'whatsapp' | 'phone' | 'website' | 'instagram']?: string | null };

/** `isSample` says whether a field is made up, to show how the guide looks. */
export type ListingTools = Tools & {
  isSample: (field: string) => boolean;
  /** Until when a field may be shown: it was checked, and its kind is hidden when it is too old. */
  dated: (field: string) => Perishable;
};

type CardParts = Partial<Pick<Card, 'facts' | 'tags' | 'moreTags' | 'unfinished'>>;
type DetailParts = { body?: string; counts?: Detail['counts']; facts?: Detail['facts']; sections?: Section[] };

/**
 * A collection's definition: everything that is not the same for all collections. See the README of
 * `content/collections`.
 */
export type Definition<Schema extends z.ZodType<Base>> = {
  /** Together with a listing's id, this identifies a favourite. */
  type: string;
  /** The address of the list; a listing's is this followed by its id. */
  path: string;
  /** The print that opens the list; its description is the collection's text `hero.alt`. */
  opening: string;
  /** Stands for the kind on the map. */
  icon?: IconName;
  schema: Schema;
  /** The listing's type in schema.org, for search engines. */
  schemaType: EntityType | ((listing: Listing<Schema>) => EntityType);
  /** The listing's street and number, if it has a field for them; otherwise its location is used. */
  address?: (listing: Listing<Schema>) => string | null;
  /** The listings that each filter keeps; `all` is implied. */
  filters: Record<string, (listing: Listing<Schema>) => boolean>;
  /** `shuffled` lists them in a different order on every visit, so that no business is always first. */
  order?: 'listed' | 'shuffled';
  /** Whether search engines may index the list. */
  indexed?: boolean;
  /**
   * The collection's own fields that age, and how fast; those of every listing are in `facts/freshness.ts`. Null: here
   * the field is no fact, as where a trip is said to lead to a lake.
   */
  facts?: { [field in keyof z.output<Schema>]?: FactKind | null };
  /** Which listings the home page may show. */
  isFeatured?: (listing: Listing<Schema>) => boolean;
  /** The field that says whether the place belongs to the Club Welcome. */
  club?: OwnField<Schema>;
  rating?: (listing: Listing<Schema>) => number | null;
  /** The listing's price in pesos. */
  price?: (listing: Listing<Schema>) => number | null;
  /** The key of the text that says what the price pays for. */
  priceUnit?: string;
  /** Absent where the guide itself answers, because no company stands behind a listing. */
  channels?: (listing: Listing<Schema>) => Channels;
  /** A field that lists what the place offers; each entry gets its icon. `title` is the key of a text. */
  services?: { field: OwnField<Schema>; title?: string };
  card?: (listing: Listing<Schema>, tools: ListingTools) => CardParts;
  detail?: (listing: Listing<Schema>, tools: ListingTools) => DetailParts;
  /** Data kept in the visitor's local storage under `key` when the list opens. */
  remember?: { key: string; item: (listing: Listing<Schema>, images: Picture[]) => unknown };
};

/** A collection whose type of listing has been erased. */
export type Collection = Pick<Definition<z.ZodType<Base>>, 'type' | 'path' | 'opening'> & {
  /** The schema of a listing's file. */
  schema: z.ZodType<Base>;
  icon: IconName;
  order: 'listed' | 'shuffled';
  isIndexed: boolean;
  filters: string[];
  rememberAs: string | null;
  /**
   * Checks one listing's file.
   * @throws {ContentError} one sentence for each mistake
   */
  parse(value: unknown, id: string, file: string): ParsedListing;
};

export type ParsedListing = {
  id: string;
  /** Where it was read from. */
  file: string;
  name: string;
  description: string;
  position: number | null;
  /** It is made up. */
  isSample: boolean;
  /** Its fields that are made up. */
  sampleFields: string[];
  needsReview: boolean;
  todo: string[];
  /** What its page says that ages, and what nobody knows. */
  facts: { known: KnownFact[]; unknown: string[] };
  /** What it says of the things that travellers ask of any place. */
  traits: Traits;
  /** The listing in the language of `tools`, in finished words. */
  view(tools: Tools): ReturnType<typeof viewListing>;
};

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Makes a collection from its folder's `index.ts`: TypeScript infers the listing from the schema. */
export function defineCollection<Schema extends z.ZodType<Base>>(definition: Definition<Schema>): Collection {
  const { type, path, opening, schema, filters } = definition;
  const kinds = listingKinds(definition.facts);
  return {
    type,
    path,
    opening,
    schema,
    icon: definition.icon ?? 'map-pin',
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
      const allowed = Object.keys(kinds).filter((field) => Object.hasOwn(content, field));
      testChecks(content.checks, allowed, file, todayAt(TIME_ZONE));
      for (const [language, texts] of Object.entries(content.translations)) {
        const where = `${file} (${language})`;
        const lineOf: LineOf = (path) => linesOf(value)(['translations', language, ...path]);
        parseContent(schema, translate(content, texts, where, lineOf), where); // called only to find what does not fit
      }
      return {
        id,
        file,
        name: content.name,
        description: content.description,
        position: content.position,
        isSample: content.sample,
        sampleFields: content.sample ? [] : content.sampleFields,
        needsReview: content.needsReview,
        todo: content.todo,
        facts: { known: factsOf(content, kinds), unknown: unknownOf(content, kinds) },
        traits: traitsOf(content, content.sampleFields),
        view: (tools) => viewListing(definition, { id, file, content }, tools),
      };
    },
  };
}

/** Makes a filter for each of `values`; it keeps listings whose field holds that value, or a list with it. */
export function byValue<Key extends string, Value extends string>(key: Key, values: readonly Value[]) {
  type Filter = (listing: { [k in Key]: string | string[] }) => boolean;
  // Object.fromEntries loses the type of its keys.
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
