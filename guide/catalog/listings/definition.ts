import type { z } from 'zod';
import type { listing } from '#catalog/content/schema.ts';
import type { Service } from '#catalog/content/service.ts';
import type { FactKind } from '#catalog/facts/freshness.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { DistrictId } from '#map/browser/districts.ts';
import type { Perishable } from '#views/aging-views.ts';
import type { IconName } from '#views/icons.ts';
import type { Card, Detail, Section } from '#views/views.ts';
import type { EntityType } from './entity-type.ts';
import type { Tools } from './tools.ts';

/** The fields that every listing has. */
export type Base = z.output<typeof listing>;

/** The content of a listing's file, with the id from the file's name. */
export type Listing<Schema extends z.ZodType<Base>> = z.output<Schema> & { id: string };

/** A field that only some listings have. */
type OwnField<Schema extends z.ZodType<Base>> = Exclude<keyof z.output<Schema>, keyof Base>;

/** The ways to contact a business; unknown ones are null or absent. */
export type Channels = { [channel in 'whatsapp' | 'phone' | 'website' | 'instagram' | 'facebook']?: string | null };

/** `named`: listings that a source links to the business; `sells`: collections about whose listings it can be asked. */
export type Serves = { named: Service[]; sells: string[] };

/** `isSample` says whether a field is made up, to show how the guide looks. */
export type ListingTools = Tools & {
  isSample: (field: string) => boolean;
  /** Until when a field may be shown; empty if it was never checked, or may be shown at any age. */
  dated: (field: string) => Perishable;
};

type CardParts = Partial<Pick<Card, 'facts' | 'tags' | 'moreTags' | 'unfinished'>>;
type DetailParts = { body?: string; counts?: Detail['counts']; facts?: Detail['facts']; sections?: Section[] };

export type Landscapes = { [district in DistrictId]?: readonly string[] };

/**
 * A collection's definition: everything that differs between collections. See the README of `content/collections`.
 */
export type Definition<Schema extends z.ZodType<Base>> = {
  /** Together with a listing's id, this identifies a favourite. */
  type: string;
  /** The address of the list; a listing's is this followed by its id. */
  path: string;
  /** The print that opens the list; its description is the collection's text `hero.alt`. */
  opening: string;
  /** The print that opens it in the dark theme; its description is the collection's text `hero.night`. */
  night?: string;
  /** The print of a listing without pictures of its own. */
  kindPicture: string;
  /** The prints that a listing may have instead, so that neighbours differ; which one follows from its id. */
  kindPictures?: (listing: Listing<Schema>) => readonly string[];
  /** The prints of the land around a district, shown instead of those of the kind: they are true of any house there. */
  landscapes?: Landscapes;
  /** The icon for the collection's listings on the map. */
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
  /** Whether the menus name the list; otherwise other pages lead to it. */
  inMenus?: boolean;
  /**
   * The collection's own fields that age, and their kinds; those of every listing are in `facts/freshness.ts`. Null:
   * the field is not a fact here, such as the location of a trip that only says it goes to a lake.
   */
  facts?: { [field in keyof z.output<Schema>]?: FactKind | null };
  /** What a listing is, in the singular: "Bodega", "Hotel, 2 estrellas"; otherwise the collection's label. */
  kind?: (listing: Listing<Schema>, tools: ListingTools) => string;
  /** Which listings the home page may show. */
  isFeatured?: (listing: Listing<Schema>) => boolean;
  /** The field that says whether the place belongs to the Club Welcome. */
  club?: OwnField<Schema>;
  rating?: (listing: Listing<Schema>) => number | null;
  /** The listing's price in pesos. */
  price?: (listing: Listing<Schema>) => number | null;
  /** The key of the text that says what the price pays for. */
  priceUnit?: string;
  /** Absent if the guide itself answers, because no company is behind the listings. */
  channels?: (listing: Listing<Schema>) => Channels;
  /** The listings of other collections that it runs or sells, on whose pages it appears. */
  serves?: (listing: Listing<Schema>) => Serves;
  /** A field that lists what the place offers; each entry gets its icon. `title` is the key of a text. */
  services?: { field: OwnField<Schema>; title?: string };
  card?: (listing: Listing<Schema>, tools: ListingTools) => CardParts;
  detail?: (listing: Listing<Schema>, tools: ListingTools) => DetailParts;
  /** Data stored in the visitor's local storage under `key` when the list opens. */
  remember?: { key: string; item: (listing: Listing<Schema>, images: Picture[]) => unknown };
};
