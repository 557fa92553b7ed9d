import type { Json } from './content.ts';

/** Ways of checking in which somebody who knows answered. */
export const ANSWERED = ['llamada', 'whatsapp', 'correo', 'visita', 'aviso'] as const;

/** A confirmation of facts in a file: who confirmed which ones, on which day and how. */
export type Check = { day: string; by: string; how: string; facts: string[] };

/** A line of the log of checks, with its keys in the order in which people write them. */
const checkLine = ({ day, by, how, facts }: Check): Json => ({ on: day, ...(by ? { by } : {}), how, facts });

/** The log with one more line. The newest comes first, as in the files that people write. */
export const withCheck = (log: Json | undefined, check: Check): Json[] => [
  checkLine(check),
  ...(Array.isArray(log) ? log : []),
];

/** The fields that hold a fact among `fields`: its own, or the degrees of a place's point; none if it is told in a text. */
export function fieldsOfFact(fact: string, fields: object): string[] {
  if (Object.hasOwn(fields, fact)) return [fact];
  return fact === 'coordinates' && Object.hasOwn(fields, 'lat') ? ['lat', 'lng'] : [];
}
