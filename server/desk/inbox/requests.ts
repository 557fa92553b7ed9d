import type { Json } from '../../../desk/contract/content.ts';
import type { Change } from '../../../desk/contract/orders.ts';
import { idOfReference } from '../../store/reference.ts';

/** A new listing, and the number of the business's request that it was made from. */
export type Request = { id: number; file: string };

/** A draft notes its request among its sources: "publicar:12", or with the reference. */
const SOURCE = /^publicar:(\S+)$/;

/** The new files among the changes that were made from requests of businesses. */
export function requestsIn(changes: Change[]): Request[] {
  return changes.flatMap(({ file, base, value }) =>
    base === null ? numbersIn(value).map((id) => ({ id, file })) : [],
  );
}

/** The file that was made from a request, whatever it is called by now: a draft, or one that is published. */
export const madeFrom = (id: number, files: readonly { file: string; value: Json }[]): string | null =>
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
