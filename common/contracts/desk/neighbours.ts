import type { DeskSchema, Json } from './content.ts';
import type { Group } from './group.ts';

/** What fields beside another one say, each by its name; of a value of several kinds, the word that tells its kind. */
export type Neighbours = Record<string, string>;

/** Whether a field makes sense beside what its neighbours say. */
export const belongs = ({ 'x-not-with': said }: DeskSchema, group: Group): boolean =>
  !Object.entries(said ?? {}).some(([name, word]) => says(group[name], word));

/** Whether what its neighbours say leaves a field no way to be empty. */
export const isDemanded = ({ 'x-must-unless': said }: DeskSchema, group: Group): boolean =>
  Object.entries(said ?? {}).some(([name, word]) => Boolean(group[name]) && !says(group[name], word));

function says(value: Json | undefined, word: string): boolean {
  if (typeof value !== 'object' || value === null) return value === word;
  return Object.values(value).includes(word);
}
