import { z } from 'zod';
import { checkTexts } from '#catalog/content/declared-texts.ts';
import { testChecks } from '#catalog/facts/checks.ts';
import type { KnownFact } from '#catalog/facts/fact-state.ts';
import { factsOf, listingKinds, unknownOf } from '#catalog/facts/listing-facts.ts';
import type { Address } from '#catalog/geography/house-numbers.ts';
import { translate } from '#catalog/languages/translate.ts';
import { checkNumbers } from '#catalog/mistakes/doubtful-numbers.ts';
import { isContentName } from '#common/lib/address/content-name.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { type LineOf, linesOf } from '#reading/lines.ts';
import { ContentError, parseContent } from '#reading/problems.ts';
import type { IconName } from '#views/icons.ts';
import type { Base, Definition, Serves } from './definition.ts';
import { viewListing } from './listing-view.ts';
import type { Tools } from './tools.ts';
import { type Traits, traitsOf } from './traits.ts';

/** A collection without the type of its listings. */
export type Collection = Pick<Definition<z.ZodType<Base>>, 'type' | 'path' | 'opening' | 'night' | 'kindPicture'> & {
  /** The schema of a listing's file. */
  schema: z.ZodType<Base>;
  icon: IconName;
  order: 'listed' | 'shuffled';
  isIndexed: boolean;
  isInMenus: boolean;
  filters: string[];
  rememberAs: string | null;
  /** The fields that a line of a listing's log may name. */
  confirmable: string[];
  /**
   * Checks one listing's file.
   * @throws {ContentError} one sentence for each mistake
   */
  parse(value: unknown, id: string, file: string): ParsedListing;
};

export type ParsedListing = {
  id: string;
  /** The file it was read from. */
  file: string;
  name: string;
  address: Address;
  /** By language; untranslated ones are missing. */
  descriptions: Record<string, string>;
  position: number | null;
  /** It is made up. */
  isSample: boolean;
  /** Its fields that are made up. */
  sampleFields: string[];
  needsReview: boolean;
  todo: string[];
  /** The facts on its page that age, and the fields still unknown. */
  facts: { known: KnownFact[]; unknown: string[] };
  /** The listings of other collections that it runs or sells. */
  serves: Serves | null;
  /** Its answers to what travellers ask about any place. */
  traits: Traits;
  /** Builds the views of the listing in the language of `tools`. */
  view(tools: Tools): ReturnType<typeof viewListing>;
};

/** Defines a collection in its folder's `index.ts`; TypeScript infers the type of its listings from the schema. */
export function defineCollection<Schema extends z.ZodType<Base>>(definition: Definition<Schema>): Collection {
  const { type, path, opening, night, kindPicture, schema, filters } = definition;
  const kinds = listingKinds(definition.facts);
  const confirmable = Object.keys(kinds).filter((field) => fieldsOf(schema).includes(field));
  return {
    type,
    path,
    opening,
    ...(night && { night }),
    kindPicture,
    schema,
    icon: definition.icon ?? 'map-pin',
    order: definition.order ?? 'listed',
    isIndexed: definition.indexed ?? true,
    isInMenus: definition.inMenus ?? true,
    filters: Object.keys(filters),
    rememberAs: definition.remember?.key ?? null,
    confirmable,
    parse(value, id, file) {
      if (!isContentName(id)) {
        throw new ContentError([
          `${file}: the file name is the listing's address; use only a-z, 0-9 and single dashes.`,
        ]);
      }
      checkTexts(schema, file);
      const content = parseContent(schema, value, file);
      checkSampleFields(content, file);
      testChecks(content.checks, confirmable, file, todayInSanRafael());
      checkNumbers(content, file);
      for (const [language, texts] of Object.entries(content.translations)) {
        const where = `${file} (${language})`;
        const lineOf: LineOf = (path) => linesOf(value)(['translations', language, ...path]);
        parseContent(schema, translate(content, texts, where, lineOf), where); // only for the errors it throws
      }
      return {
        id,
        file,
        name: content.name,
        address: { location: content.location, coordinates: content.coordinates },
        descriptions: descriptionsOf(content),
        position: content.position,
        isSample: content.sample,
        sampleFields: content.sample ? [] : content.sampleFields,
        needsReview: content.needsReview,
        todo: content.todo,
        facts: { known: factsOf(content, kinds), unknown: unknownOf(content, kinds) },
        serves: definition.serves?.({ ...content, id }) ?? null,
        traits: traitsOf(content, content.sampleFields),
        view: (tools) => viewListing(definition, { id, file, content }, tools),
      };
    },
  };
}

const fieldsOf = (schema: z.ZodType): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

function descriptionsOf({ description, translations }: Base): Record<string, string> {
  const written = Object.entries(translations).flatMap(([language, texts]) =>
    typeof texts.description === 'string' ? [[language, texts.description]] : [],
  );
  return { ...(description !== null && { [SPANISH]: description }), ...Object.fromEntries(written) };
}

/** Makes a filter for each of `values`; it keeps listings whose field is that value, or a list that contains it. */
export function byValue<Key extends string, Value extends string>(key: Key, values: readonly Value[]) {
  type Filter = (listing: { [k in Key]: string | string[] | null }) => boolean;
  // Object.fromEntries loses the type of its keys.
  return Object.fromEntries(
    values.map((value): [Value, Filter] => [value, (listing) => asList(listing[key]).includes(value)]),
  ) as Record<Value, Filter>;
}

const asList = (value: string | string[] | null): string[] => [value ?? []].flat();

function checkSampleFields(listing: Base, file: string) {
  const unknown = listing.sampleFields.filter((field) => !Object.hasOwn(listing, field));
  if (unknown.length === 0) return;
  const allowed = Object.keys(listing).join(', ');
  throw new ContentError([
    `${file}: "sampleFields" names ${unknown.join(', ')}, which the listing does not have. Allowed: ${allowed}.`,
  ]);
}
