import { z } from 'zod';
import { MOST_IN_REPORT, PRESSES, type VisitReport } from '../../common/contracts/visits.ts';
import { readJson } from '../http/read-json.ts';

const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(MOST_IN_REPORT).default([]);
const address = z.string().max(300);

/** A press that this release does not know is left out; the rest of the report counts. */
const press = z.tuple([address, z.string().max(20)]);
const report = z.object({ seen: list(address), pressed: list(press), lacked: list(z.string().max(60)) });

const LIMITS = { deepest: 3, mostValues: 8 * MOST_IN_REPORT };

/** The report in a request's body; null if it is none. */
export function readReport(bytes: Buffer): VisitReport | null {
  try {
    const { data } = report.safeParse(readJson(bytes, LIMITS));
    return data ? { ...data, pressed: data.pressed.filter(isKnown) } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

const names: ReadonlySet<string> = new Set(PRESSES);
const isKnown = (entry: [string, string]): entry is VisitReport['pressed'][number] => names.has(entry[1]);
