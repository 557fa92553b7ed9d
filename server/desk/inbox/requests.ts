import type { Json } from '../../../common/contracts/desk/content.ts';
import type { Change } from '../../../common/contracts/desk/orders.ts';
import { idOfReference } from '../../store/reference.ts';

/** A listing, and the number of the business's request that it was made from or completed by. */
export type Request = { id: number; file: string };

/** A draft lists its request among its sources, by its number ("publicar:12") or its reference. */
const SOURCE = /^publicar:(\S+)$/;

/** Returns the files among the changes that businesses' requests have made or completed. */
export function requestsIn(changes: Change[]): Request[] {
  return changes.flatMap(({ file, before, value }) => {
    const known = numbersIn(before);
    return numbersIn(value).flatMap((id) => (known.includes(id) ? [] : { id, file }));
  });
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
