import type { DeskSchema, Json, Kind } from '#desk/contract/content.ts';
import { valueAt } from './paths.ts';

/**
 * What a file is called, also while it is new; `before` is what it was, for one whose name is just being written anew. A
 * page of the guide is called as in the lists.
 */
export function titleOf(value: Json, kind: Pick<Kind, 'label' | 'one' | 'isOpen'>, before: Json = null): string {
  if (!kind.isOpen) return kind.label;
  const found = [value, before]
    .flatMap((one) => [['name'], ['title'], ['facts', 'title'], ['hero', 'title']].map((path) => valueAt(one, path)))
    .find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : kind.one;
}

/** Below which key the facts of a file stand: its own, or those above a text in Markdown. */
export const factsPath = (kind: Pick<Kind, 'isMarkdown'>): string[] => (kind.isMarkdown ? ['facts'] : []);

/** The schema of a file's facts. */
export function factsSchema({ schema, isMarkdown }: Pick<Kind, 'schema' | 'isMarkdown'>): DeskSchema {
  return isMarkdown ? (schema.properties?.facts ?? schema) : schema;
}
