import { store } from '../api/store.ts';
import { type Path, valueAt } from '../schema/paths.ts';
import { isStale, staleIn, translationAt } from '../schema/translation.ts';
import type { Form } from './form-context.ts';

type Edited = Pick<Form, 'root' | 'value' | 'before'>;

/** Translations that she found to be right for a new Spanish text, for as long as the desk is open. */
const confirmed = store<readonly string[]>([]);

const pairAt = (language: string, path: Path, { value }: Edited): string =>
  JSON.stringify([language, valueAt(value, path) ?? null, translationAt(value, language, path)]);

/** Whether the Spanish of a translation changed in this edit, and she has neither changed nor confirmed it. */
export function useStale(language: string, path: Path, edited: Edited): boolean {
  return !confirmed.use().includes(pairAt(language, path, edited)) && isStale(language, path, edited);
}

/** The paths of all such translations of an edit. */
export function useAllStale(edited: Edited): (language: string) => Path[] {
  const known = confirmed.use();
  return (language) => staleIn(language, edited).filter((path) => !known.includes(pairAt(language, path, edited)));
}

export const confirm = (language: string, path: Path, edited: Edited): void =>
  confirmed.set((all) => [...all, pairAt(language, path, edited)]);
