import type { Control, DeskSchema, Json } from '#common/contracts/desk/content.ts';

/** The type of value that a field holds, as far as a form needs it. */
export type Shape =
  | { type: 'object'; properties: [string, DeskSchema][] }
  | { type: 'record'; values: DeskSchema }
  | { type: 'list'; items: DeskSchema }
  | { type: 'choice'; values: Json[]; labels: string[] }
  /** Several values of a closed list; `mayBeSingle` allows one without a list around it. */
  | { type: 'choices'; values: Json[]; labels: string[]; mayBeSingle: boolean }
  | { type: 'union'; options: DeskSchema[] }
  | { type: 'text' }
  | { type: 'number'; isWhole: boolean }
  | { type: 'flag' }
  | { type: 'anything' };

/** A field as its schema describes it, with references resolved. */
export type FieldShape = {
  shape: Shape;
  schema: DeskSchema;
  /** Whether null, meaning unknown, is allowed. */
  isNullable: boolean;
  control: Control | null;
};

/** Interprets a schema; `root` has the definitions that it references. */
export function shapeOf(schema: DeskSchema, root: DeskSchema): FieldShape {
  const resolved = resolve(schema, root);
  const options = (resolved.anyOf ?? resolved.oneOf)?.map((option) => resolve(option, root));
  const types = [resolved.type].flat();
  const isNullable =
    types.includes('null') || (options?.some(isNull) ?? false) || (resolved.enum?.includes(null) ?? false);
  const known = options?.filter((option) => !isNull(option));
  const [only] = known?.length === 1 ? known : [];
  if (only) {
    const inner = shapeOf({ ...only, ...ownWords(resolved) }, root);
    return { ...inner, isNullable: isNullable || inner.isNullable };
  }
  const shape = known ? unionOf(known, resolved) : plainShape(resolved, root);
  return { shape, schema: resolved, isNullable, control: controlOf(resolved) };
}

/** Resolves a reference, keeping the keywords next to it. */
function resolve(schema: DeskSchema, root: DeskSchema): DeskSchema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...beside } = schema;
  if ($ref === '#') return { ...root, ...beside };
  const found = root.$defs?.[$ref.replace('#/$defs/', '')];
  return found ? resolve({ ...found, ...beside }, root) : beside;
}

const isNull = ({ type, enum: values, const: value }: DeskSchema) =>
  type === 'null' || value === null || (values?.length === 1 && values[0] === null);

const OWN_WORDS = ['title', 'description', 'default', 'x-desk', 'x-labels', 'x-none', 'x-named-by'] as const;

/** The annotations of an outer schema, which override those of the schema inside it. */
function ownWords(schema: DeskSchema): DeskSchema {
  return Object.fromEntries(OWN_WORDS.flatMap((key) => (schema[key] === undefined ? [] : [[key, schema[key]]])));
}

function unionOf(options: DeskSchema[], outer: DeskSchema): Shape {
  const values = options.map(valuesOf);
  if (options.every(({ type, enum: list, const: one }) => type === 'string' && !list && one === undefined)) {
    return { type: 'text' };
  }
  if (values.every((list) => list !== null)) return choice(values.flat(), outer);
  const [one, many] = options;
  if (one && many && options.length === 2 && many.type === 'array' && many.items && valuesOf(one)) {
    const [own, listed] = [valuesOf(one), valuesOf(many.items)];
    if (own && listed && own.join() === listed.join()) {
      const { labels } = choice(listed, { ...many.items, ...outer });
      return { type: 'choices', values: listed, labels, mayBeSingle: true };
    }
  }
  return { type: 'union', options };
}

function plainShape(schema: DeskSchema, root: DeskSchema): Shape {
  const values = valuesOf(schema);
  if (values) return choice(values, schema);
  const type = [schema.type].flat().find((name) => name !== 'null');
  if (type === 'array') return listShape(schema, root);
  if (type === 'object') return objectShape(schema);
  if (type === 'string') return { type: 'text' };
  if (type === 'number' || type === 'integer') return { type: 'number', isWhole: type === 'integer' };
  if (type === 'boolean') return { type: 'flag' };
  return { type: 'anything' };
}

function listShape(schema: DeskSchema, root: DeskSchema): Shape {
  const items = resolve(schema.items ?? {}, root);
  const values = valuesOf(items);
  if (!values) return { type: 'list', items };
  return { ...choice(values, { ...items, ...ownWords(schema) }), type: 'choices', mayBeSingle: false };
}

function objectShape({ properties, additionalProperties }: DeskSchema): Shape {
  if (!properties && typeof additionalProperties === 'object') return { type: 'record', values: additionalProperties };
  return { type: 'object', properties: Object.entries(properties ?? {}) };
}

function valuesOf({ enum: values, const: value }: DeskSchema): Json[] | null {
  if (values) return values.filter((one) => one !== null);
  return value === undefined ? null : [value];
}

function choice(values: Json[], { 'x-labels': labels, enum: written }: DeskSchema) {
  const from = written ?? values;
  return {
    type: 'choice' as const,
    values,
    labels: values.map((value, index) => labels?.[from.indexOf(value)] ?? labels?.[index] ?? plainWord(value)),
  };
}

/** "con-reserva" → "Con reserva". */
export function plainWord(value: Json): string {
  const words = String(value).replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function controlOf({ 'x-desk': control, format, type, properties }: DeskSchema): Control | null {
  if (control) return control;
  if (format === 'uri') return 'link';
  if (format === 'date') return 'day';
  return type === 'object' && isPoint(properties) ? 'point' : null;
}

/** Whether an object is a point on the map and nothing else. */
function isPoint(properties: Record<string, DeskSchema> = {}): boolean {
  const { lat, lng, approximate: _approximate, ...more } = properties;
  return lat !== undefined && lng !== undefined && Object.keys(more).length === 0;
}

/** The label of a field: its title, else its key in plain words ("roomTypes" → "Room types"). */
export function labelOf(key: string, schema: DeskSchema): string {
  return (
    schema.title ?? plainWord(key.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`))
  );
}

/** Whether a value has the schema's type, to tell a union's options apart. Lengths and patterns are not checked. */
export function fits(value: Json | undefined, schema: DeskSchema, root: DeskSchema): boolean {
  const { shape, isNullable } = shapeOf(schema, root);
  if (value === null || value === undefined) return isNullable;
  switch (shape.type) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'choice':
      return shape.values.includes(value);
    case 'choices':
    case 'list':
      return Array.isArray(value) || (shape.type === 'choices' && shape.mayBeSingle && shape.values.includes(value));
    case 'record':
      return isObject(value);
    case 'object':
      return isObject(value) && shape.properties.every(([key, inner]) => isConstOf(value[key], inner));
    case 'union':
      return shape.options.some((option) => fits(value, option, root));
    default:
      return true;
  }
}

const isConstOf = (value: Json | undefined, schema: DeskSchema) => schema.const === undefined || schema.const === value;

/** Whether a value is a JSON object: neither a list nor null. */
export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value holds no more than a file that leaves it out. */
export const saysNothing = (value: Json | undefined, { default: initial }: DeskSchema): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  value === initial;

/** The same field, as if a file that leaves it out meant nothing: its initial value is then empty. */
export function withoutDefault({ default: _, ...schema }: DeskSchema): DeskSchema {
  return schema;
}

/**
 * The initial value of an added field: required parts are there but empty, the rest is absent. No choice is made for the
 * owner: a road whose state she has not said must not be open.
 */
export function blankOf(schema: DeskSchema, root: DeskSchema): Json {
  if (schema.default !== undefined) return schema.default;
  const { shape, schema: resolved, isNullable } = shapeOf(schema, root);
  if (resolved.const !== undefined) return resolved.const;
  if (isNullable) return null;
  switch (shape.type) {
    case 'object': {
      const required = shape.properties.filter(([key]) => resolved.required?.includes(key));
      return Object.fromEntries(required.map(([key, inner]) => [key, blankOf(inner, root)]));
    }
    case 'record':
      return {};
    case 'list':
    case 'choices':
      return [];
    case 'union':
      return shape.options[0] ? blankOf(shape.options[0], root) : null;
    case 'text':
      return '';
    default:
      return null;
  }
}
