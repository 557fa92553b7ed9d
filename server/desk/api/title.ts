import type { Json } from '../../../common/contracts/desk/content.ts';

/** Returns the name or title in the value of a new file. */
export function titleIn(value: Json): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const { name, title, facts } = value;
  const own = [name, title].find((text) => typeof text === 'string' && text !== '');
  return typeof own === 'string' ? own : facts === undefined ? null : titleIn(facts);
}
