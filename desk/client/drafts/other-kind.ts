import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import type { Aside } from '#common/contracts/desk/orders.ts';
import { isSame, valueAt, withValueAt } from '../schema/paths.ts';
import { keyOrder, schemaAt } from '../schema/schema-at.ts';
import { fits, isObject, shapeOf } from '../schema/shape.ts';

type Typed = { value: Json; aside: readonly Aside[] };

/**
 * Converts a new file's value to another kind. Fields of both kinds stay in place; the rest is put aside, and returns
 * to its place if the file gets the first kind again.
 */
export function inOtherKind({ value, aside }: Typed, from: Kind, to: Kind): { value: Json; aside: Aside[] } {
  const typed = typedIn(value, from);
  const isReplaced = (old: Aside) => typed.some((one) => one.kind === old.kind && isSame(one.path, old.path));
  const kept = aside.filter((one) => !isReplaced(one));
  // The current value wins, then what was put aside from this very kind.
  const pool = [...typed, ...kept.filter(({ kind }) => kind === to.id), ...kept.filter(({ kind }) => kind !== to.id)];
  const taken = new Set<string>();
  const rest: Aside[] = [];
  let next = to.blank;
  for (const one of pool) {
    const place = one.path.join('\0');
    if (taken.has(place) || !hasPlace(one, next, to.schema)) rest.push(one);
    else {
      taken.add(place);
      next = withValueAt(next, one.path, one.value, keyOrder(to.schema, next));
    }
  }
  return { value: next, aside: rest };
}

/** Every field that differs from its kind's blank file; each translated text separately. */
function typedIn(value: Json, { id, blank }: Kind): Aside[] {
  if (!isObject(value)) return [];
  const own = Object.entries(value).flatMap(([key, field]): Aside[] => {
    const isUntouched = isEmpty(field) || isSame(field, valueAt(blank, [key]));
    return key === TRANSLATIONS || isUntouched ? [] : [{ kind: id, path: [key], value: field }];
  });
  const languages = Object.entries(isObject(value[TRANSLATIONS]) ? value[TRANSLATIONS] : {});
  const translated = languages.flatMap(([language, texts]) =>
    Object.entries(isObject(texts) ? texts : {}).flatMap(([key, text]): Aside[] => {
      const path = [TRANSLATIONS, language, key];
      return isSame(text, valueAt(blank, path)) ? [] : [{ kind: id, path, value: text }];
    }),
  );
  return [...own, ...translated];
}

const TRANSLATIONS = 'translations';

const isEmpty = (value: Json): boolean =>
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

function hasPlace({ path, value }: Aside, next: Json, root: DeskSchema): boolean {
  const [first = '', , third = ''] = path;
  if (first === TRANSLATIONS) return root.properties?.[first] !== undefined && !isEmpty(valueAt(next, [third]) ?? null);
  const schema = schemaAt(root, next, path);
  return schema !== null && fitsWhole(value, schema, root);
}

/** Whether a value fits a schema, nested values included. */
function fitsWhole(value: Json, schema: DeskSchema, root: DeskSchema): boolean {
  const { shape } = shapeOf(schema, root);
  if (!fits(value, schema, root)) return false;
  if (shape.type === 'choices') return [value].flat().every((one) => shape.values.includes(one));
  if (shape.type === 'list' && Array.isArray(value)) return value.every((one) => fitsWhole(one, shape.items, root));
  if (shape.type === 'record' && isObject(value))
    return Object.values(value).every((one) => fitsWhole(one, shape.values, root));
  if (shape.type === 'union') return shape.options.some((option) => fitsWhole(value, option, root));
  if (shape.type !== 'object' || !isObject(value)) return true;
  const known = new Map(shape.properties);
  return Object.entries(value).every(([key, inner]) => {
    const field = known.get(key);
    return field !== undefined && fitsWhole(inner, field, root);
  });
}
