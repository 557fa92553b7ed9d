import type { Json } from '../../../desk/contract/content.ts';
import type { Change } from '../../../desk/contract/orders.ts';
import { idOfReference } from '../../store/reference.ts';

/** A new listing, and the number of the business's request that it was made from. */
export type Request = { id: number; file: string };

/** A draft notes its request among its sources: "publicar:12", or with the reference. */
const SOURCE = /^publicar:(\S+)$/;

/** The new files among the changes that were made from requests of businesses. */
export function requestsIn(changes: Change[]): Request[] {
  return changes.flatMap(({ file, base, value }) => {
    if (base !== null) return [];
    return sourcesOf(value).flatMap((source) => {
      const [, name] = (typeof source === 'string' && SOURCE.exec(source)) || [];
      const id = name === undefined ? null : /^\d{1,15}$/.test(name) ? Number(name) : idOfReference(name);
      return id === null ? [] : [{ id, file }];
    });
  });
}

function sourcesOf(value: Json): Json[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Array.isArray(value.sources) ? value.sources : [];
}
