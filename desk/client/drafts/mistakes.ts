import type { Json } from '#common/contracts/desk/content.ts';
import type { Mistake } from '#common/contracts/desk/orders.ts';
import { store } from '../api/store.ts';
import { isSame, pathKey, valueAt } from '../schema/paths.ts';

/** The mistakes that the publisher found, until their fields change. */
const mistakes = store<readonly Mistake[]>([]);

const NONE: readonly Mistake[] = [];

/** Replaces the mistakes of some files with what the publisher found now. */
export function setMistakes(files: readonly string[], found: readonly Mistake[]): void {
  mistakes.set((all) => [...all.filter(({ file }) => !files.includes(file)), ...found]);
}

/** Forgets the mistakes of fields that changed. */
export function forgetMended(file: string, before: Json, after: Json): void {
  const isMended = (one: Mistake) =>
    one.file === file && one.path.length > 0 && !isSame(valueAt(before, one.path), valueAt(after, one.path));
  if (mistakes.get().some(isMended)) mistakes.set((all) => all.filter((one) => !isMended(one)));
}

export function useMistakes(file: string): readonly Mistake[] {
  const own = mistakes.use().filter((one) => one.file === file);
  return own.length > 0 ? own : NONE;
}

/** The texts of mistakes by the paths of their fields. */
export function byField(found: readonly Mistake[]): ReadonlyMap<string, string[]> {
  const map = new Map<string, string[]>();
  for (const { path, text } of found) map.set(pathKey(path), [...(map.get(pathKey(path)) ?? []), text]);
  return map;
}
