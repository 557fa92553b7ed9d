import { type ComponentType, createContext, useContext } from 'react';
import type { ContentFile, DeskSchema, Json } from '#common/contracts/desk/content.ts';
import type { Aside, PhotoSlot } from '#common/contracts/desk/orders.ts';
import { inserted } from '#common/lib/lists.ts';
import { isSame, type Path, pathKey, valueAt, withValueAt } from '../schema/paths.ts';
import { keyOrder, schemaAt } from '../schema/schema-at.ts';
import { untranslated, withTranslatedLists } from '../schema/translation.ts';

/** The language whose texts a form shows, or all side by side. */
export type Shown = { code: string; name: string } | 'all';

export type FieldProps = {
  path: Path;
  schema: DeskSchema;
  label: string;
  /** Whether something around it already has its label. */
  isBare?: boolean;
};

/** The state of a form, shared with all its fields. */
export type Form = {
  root: DeskSchema;
  /** Draws the field for a schema; passed down because fields contain fields. */
  Field: ComponentType<FieldProps>;
  value: Json;
  /** The value that the edit started from; null for a new file. */
  before: Json;
  /** The newest state, for what ends later than it began: the form may have changed since, or be left. */
  newest: () => Pick<Form, 'root' | 'value' | 'before' | 'photos' | 'livePhotos'>;
  /** The id of the file's kind. */
  kind: string;
  /** What was written and has no place in the value as it is now. */
  aside: readonly Aside[];
  /** Replaces the whole value, and what is put aside if given. */
  edit: (value: Json, aside?: Aside[]) => void;
  /** Mistakes by {@link pathKey}. */
  mistakes: ReadonlyMap<string, string[]>;
  shown: Shown;
  /** The languages besides Spanish. */
  languages: { code: string; name: string }[];
  photos: PhotoSlot[] | null;
  livePhotos: ContentFile['photos'];
  editPhotos: (photos: PhotoSlot[], value: Json) => void;
};

const Context = createContext<Form | null>(null);

export const FormProvider = Context.Provider;

/** @throws outside of a form */
export function useForm(): Form {
  const form = useContext(Context);
  if (!form) throw new Error('A field must stand in a form.');
  return form;
}

/** A field's value, its mistakes and its setter. */
export function useField(path: Path) {
  const form = useForm();
  return {
    form,
    value: valueAt(form.value, path),
    mistakes: form.mistakes.get(pathKey(path)) ?? [],
    set: (next: Json | undefined) => form.edit(withField(form, path, next)),
  };
}

/**
 * The form's value with `next` at a path. An optional key that the file never had stays out of it if `next` is empty or
 * the default, so that nothing changes that the owner left alone.
 */
export function withField(
  { root, value, before }: Pick<Form, 'root' | 'value' | 'before'>,
  path: Path,
  next: Json | undefined,
): Json {
  const wasAbsent = typeof path.at(-1) === 'string' && valueAt(before, path) === undefined;
  const schema = schemaAt(root, value, path);
  const isRequired = schemaAt(root, value, path.slice(0, -1))?.required?.includes(String(path.at(-1))) ?? false;
  const saysNothing = next === null || next === '' || (schema?.default !== undefined && isSame(next, schema.default));
  const kept = wasAbsent && saysNothing && !isRequired ? undefined : next;
  return withValueAt(value, path, kept, keyOrder(root, value));
}

/**
 * The form's value with an entry that `was` in a list put back in its place, and its translations. Nothing else changes:
 * other entries may have come or gone since, and even what holds the list.
 */
export function withEntryBack(
  form: Pick<Form, 'root' | 'value' | 'before'>,
  path: Path,
  index: number,
  was: Json,
): Json {
  if (valueAt(form.value, path.slice(0, -1)) === undefined) return form.value;
  const entry = valueAt(was, [...path, index]) ?? null;
  const list = valueAt(form.value, path);
  const put = (entries: Json[], one: Json) => inserted(entries, Math.min(index, entries.length), one);
  const back = withField(form, path, put(Array.isArray(list) ? list : [], entry));
  return withTranslatedLists(back, path, (entries, at) =>
    put(entries, valueAt(was, [...at, index]) ?? untranslated(entry)),
  );
}

/** The form's value with a list changed, and its translations changed in step. */
export function withList(
  form: Pick<Form, 'root' | 'value' | 'before'>,
  path: Path,
  change: <Entry>(list: Entry[]) => Entry[],
): Json {
  const list = valueAt(form.value, path);
  const changed = withField(form, path, change(Array.isArray(list) ? list : []));
  return withTranslatedLists(changed, path, change);
}
