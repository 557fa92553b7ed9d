import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import { belongs } from '#common/contracts/desk/neighbours.ts';
import type { Aside } from '#common/contracts/desk/orders.ts';
import { isSame, type Path, valueAt, withValueAt } from '../schema/paths.ts';
import { keyOrder, schemaAt } from '../schema/schema-at.ts';
import { blankOf, fits, isObject, saysNothing } from '../schema/shape.ts';

type Typed = { root: DeskSchema; kind: string; value: Json; aside: readonly Aside[] };
type Kept = { value: Json; aside: Aside[] };

/**
 * A form's value with another option of the union at a path. What the new option has no place for is put aside, and so
 * is what makes no sense beside it; what was put aside for it before returns to its place.
 */
export function withOption(typed: Typed, path: Path, option: DeskSchema | null): Kept {
  const { root } = typed;
  const old = valueAt(typed.value, path);
  const mine = (one: Aside) => isSame(one.path, path.map(String));
  const back = option && typed.aside.find((one) => mine(one) && fits(one.value, option, root));
  const aside = typed.aside.filter((one) => one !== back);
  const before = optionOf(old, schemaAt(root, typed.value, path), root);
  if (old !== undefined && !isBlank(old, before)) {
    const same = aside.findIndex((one) => mine(one) && before !== undefined && fits(one.value, before, root));
    aside.splice(same < 0 ? aside.length : same, 1, { kind: typed.kind, path: path.map(String), value: old });
  }
  const blank = option && blankOf(option, root);
  const next = back?.value ?? (isObject(blank) && isObject(old) && option ? shared(blank, old, option) : blank);
  return withNeighbours({ ...typed, aside, value: withValueAt(typed.value, path, next ?? null) }, path.slice(0, -1));
}

/** Puts aside the fields of a group that make no sense beside the others, with their translations, and brings back the rest. */
function withNeighbours(typed: Typed, at: Path): Kept {
  const group = schemaAt(typed.root, typed.value, at);
  const marked = Object.entries(group?.properties ?? {}).filter(([, field]) => field['x-not-with']);
  return marked.reduce<Kept>(
    (kept, [key, field]) => {
      const beside = valueAt(kept.value, at);
      const places = [[...at, key], ...languagesOf(kept.value).map((code) => ['translations', code, ...at, key])];
      return isObject(beside) && belongs(field, beside)
        ? places.reduce<Kept>((result, place) => broughtBack(typed, result, place), kept)
        : places.reduce<Kept>((result, place) => putAside(typed, result, place, field), kept);
    },
    { value: typed.value, aside: [...typed.aside] },
  );
}

const languagesOf = (value: Json): string[] => {
  const translations = valueAt(value, ['translations']);
  return isObject(translations) ? Object.keys(translations) : [];
};

function putAside({ kind }: Typed, { value, aside }: Kept, path: Path, field: DeskSchema): Kept {
  const found = valueAt(value, path);
  if (found === undefined || saysNothing(found, field)) return { value, aside };
  const place = path.map(String);
  const others = aside.filter((one) => !isSame(one.path, place));
  return { value: withValueAt(value, path, undefined), aside: [...others, { kind, path: place, value: found }] };
}

function broughtBack({ root }: Typed, { value, aside }: Kept, path: Path): Kept {
  const back = aside.find((one) => isSame(one.path, path.map(String)));
  if (!back) return { value, aside };
  return {
    value: withValueAt(value, path, back.value, keyOrder(root, value)),
    aside: aside.filter((one) => one !== back),
  };
}

const optionOf = (value: Json | undefined, union: DeskSchema | null, root: DeskSchema): DeskSchema | undefined =>
  (union?.oneOf ?? union?.anyOf ?? []).find((one) => fits(value, one, root));

/** Whether nobody has written anything into a value of an option. */
function isBlank(value: Json, option: DeskSchema | undefined): boolean {
  if (!isObject(value)) return value === null || value === '';
  return Object.entries(value).every(([key, one]) => {
    const field = option?.properties?.[key] ?? {};
    return field.const !== undefined || saysNothing(one, field);
  });
}

/** The blank value of an option with what the old value says in its words: a month, not a day of another form. */
function shared(blank: { [key: string]: Json }, old: { [key: string]: Json }, option: DeskSchema): Json {
  const same = Object.entries(old).filter(([key, one]) => {
    const field = option.properties?.[key];
    return field && field.const === undefined && judge(field, one).length === 0;
  });
  return { ...blank, ...Object.fromEntries(same) };
}
