import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { valueAt } from './paths.ts';

/**
 * The title of a file, even a new one; `before` is its original value, for while its name is being retyped. A page of
 * the guide has the same title as in lists.
 */
export function titleOf(value: Json, kind: Pick<Kind, 'label' | 'one' | 'isOpen'>, before: Json = null): string {
  if (!kind.isOpen) return kind.label;
  const found = [value, before]
    .flatMap((one) => [['name'], ['title'], ['facts', 'title'], ['hero', 'title']].map((path) => valueAt(one, path)))
    .find((text) => typeof text === 'string' && text !== '');
  return typeof found === 'string' ? found : kind.one;
}

/** The path of a file's facts: the whole value, or the part above a text in Markdown. */
export const factsPath = (kind: Pick<Kind, 'isMarkdown'>): string[] => (kind.isMarkdown ? ['facts'] : []);

/** The schema of a file's facts. */
export function factsSchema({ schema, isMarkdown }: Pick<Kind, 'schema' | 'isMarkdown'>): DeskSchema {
  return isMarkdown ? (schema.properties?.facts ?? schema) : schema;
}
