import type { Json } from '../../../common/contracts/desk/content.ts';
import type { Change } from '../../../common/contracts/desk/orders.ts';
import { idOfReference } from '../../store/reference.ts';

/** A new listing, and the number of the business's request that it was made from. */
export type Request = { id: number; file: string };

/** A draft lists its request among its sources, by its number ("publicar:12") or its reference. */
const SOURCE = /^publicar:(\S+)$/;

/** Returns the new files among the changes that were made from businesses' requests. */
export function requestsIn(changes: Change[]): Request[] {
  return changes.flatMap(({ file, base, value }) =>
    base === null ? numbersIn(value).map((id) => ({ id, file })) : [],
  );
}

/** Returns the file, draft or published, that was made from a request, even if it has been renamed since. */
export const fileFrom = (id: number, files: readonly { file: string; value: Json }[]): string | null =>
  files.find(({ value }) => numbersIn(value).includes(id))?.file ?? null;

function numbersIn(value: Json): number[] {
  return sourcesOf(value).flatMap((source) => {
    const [, name] = (typeof source === 'string' && SOURCE.exec(source)) || [];
    return (name === undefined ? null : /^\d{1,15}$/.test(name) ? Number(name) : idOfReference(name)) ?? [];
  });
}

function sourcesOf(value: Json): Json[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Array.isArray(value.sources) ? value.sources : [];
}
