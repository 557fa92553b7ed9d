import type { GroupRuleName } from './judge/group-rules.ts';
import type { RuleName } from './judge/rules.ts';
import type { Neighbours } from './neighbours.ts';

/** The kinds, besides the collections of listings, that the owner may add to: each has a folder in `content`. */
export const FOLDERS: readonly string[] = ['places', 'posts', 'events', 'ideas'];

/** The page of the roads, whose states are reported each morning. */
export const ROADS_FILE = 'content/pages/antes-de-salir.json';

/** The guide's own data, and whether it is a demo. */
export const SITE_FILE = 'content/site.json';

/** JSON, as a content file holds it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * One file of `content/` as a form edits it. A text in Markdown is one file with its translations:
 * `{ facts, body, translations: { en: { facts, body } } }`; anything else is the file's JSON, with its keys in its order.
 */
export type ContentFile = {
  /** Its path in the project, such as `content/collections/bodegas/listings/bodega-araujo.json`. It identifies the file. */
  file: string;
  /** The `id` of its {@link Kind}. */
  kind: string;
  title: string;
  /** The page that shows it, such as `/bodegas-en-san-rafael-mendoza/bodega-araujo`; null if none or many do. */
  href: string | null;
  isSample: boolean;
  /** A hash of the file's bytes: an edit names the one that it started from. */
  digest: string;
  value: Json;
  /** The owner's photographs, in their order; `href` is an address of the live site. Only an open kind has any. */
  photos: { name: string; href: string; width: number; height: number }[];
};

/** A kind of content file, with the form that edits it. */
export type Kind = {
  /** The collection's name, or one of {@link FOLDERS}, `pages/<name>`, `menus`, `site`, `trip`. */
  id: string;
  /** In the plural, as the desk lists them: "Bodegas". */
  label: string;
  /** "bodega", as in "Agregar una bodega". */
  one: string;
  /** Whether the owner may add and remove files of it; a page of the guide may only be edited. */
  isOpen: boolean;
  isMarkdown: boolean;
  /**
   * JSON Schema (draft 2020-12) of a file's value, made from the schema that the build checks. `title` and `description`
   * are the field's Spanish label and its help; `x-desk` names the control if the type does not determine it.
   * Properties are in the order in which a form shows them.
   */
  schema: DeskSchema;
  /** The initial value of a new file. */
  blank: Json;
  /** Fields that the season table can show as columns: prices, hours, states. */
  columns: string[];
};

/** The control of a field whose type does not determine one. */
export type Control =
  | 'text'
  | 'long-text'
  | 'markdown'
  | 'phone'
  | 'link'
  | 'page'
  | 'listing'
  | 'instagram'
  | 'facebook'
  | 'day'
  | 'money'
  | 'hours'
  | 'point'
  | 'district'
  | 'pictures'
  | 'picture'
  | 'translations'
  | 'checks'
  | 'hidden'
  | 'read-only';

/** 4:3, 16:9, 1:1, and 16:9 with an upright print for phones. */
export type PrintShape = 'card' | 'hero' | 'tile' | 'opening';

/** The part of JSON Schema that the guide's schemas use. */
export type DeskSchema = {
  type?: string | string[];
  title?: string;
  description?: string;
  properties?: Record<string, DeskSchema>;
  required?: string[];
  additionalProperties?: boolean | DeskSchema;
  items?: DeskSchema;
  prefixItems?: DeskSchema[];
  anyOf?: DeskSchema[];
  oneOf?: DeskSchema[];
  enum?: Json[];
  const?: Json;
  default?: Json;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  format?: string;
  $ref?: string;
  $defs?: Record<string, DeskSchema>;
  'x-desk'?: Control;
  /** What a text must be beyond its pattern and format. */
  'x-rule'?: RuleName;
  /** What an object's fields must be together. */
  'x-group'?: GroupRuleName;
  /** The Spanish words of an `enum`'s values, in the same order. */
  'x-labels'?: string[];
  /** The proportions in which a page shows a print. */
  'x-shape'?: PrintShape;
  /** Whether its value changes with the season. */
  'x-seasonal'?: boolean;
  /** What an absent value means, in words, where that is not "unknown". */
  'x-none'?: string;
  /** With what its neighbours say this field makes no sense. */
  'x-not-with'?: Neighbours;
  /** Unless its neighbours say this, the field must not be empty. */
  'x-must-unless'?: Neighbours;
  /** The neighbour that names, in words, the place or the listing whose address this is. */
  'x-named-by'?: string;
  /** Whether a text is in the visitor's language. A closed schema of translations lists its texts itself. */
  'x-translated'?: boolean;
};
