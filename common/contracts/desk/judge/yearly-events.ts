import type { DeskSchema, Json } from '../content.ts';
import { missing } from './sentences.ts';

type Group = { [key: string]: Json };
type Lack = { path: [string]; text: string };

/** What an event of every year must say and a single one need not: when it is, in words, and where it was read. */
export function lackingOfYearly(event: Group, properties: Record<string, DeskSchema>): Lack[] {
  const { recurrence } = event;
  const type = typeof recurrence === 'object' && !Array.isArray(recurrence) ? recurrence?.type : undefined;
  if (type === undefined || type === 'once') return [];
  return ['when', 'rule', 'sources'].flatMap((field): Lack[] => {
    const value = event[field] ?? null;
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    const schema = properties[field] ?? {};
    return isEmpty ? [{ path: [field], text: missing(schema, schema.title ?? '') }] : [];
  });
}
