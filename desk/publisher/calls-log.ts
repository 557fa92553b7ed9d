import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Call } from '#common/contracts/desk/snapshot.ts';
import { readJsonFile, writeJsonFile } from './files.ts';

const line = z.object({ file: z.string(), facts: z.array(z.string()), on: z.string(), by: z.string() });
const log = z.array(line);
type Line = z.output<typeof line>;

/** The number of calls kept; older ones are of no use. */
const KEPT = 1000;
const fileOf = (folder: string) => path.join(folder, 'calls.json');

/** Logs a call that nobody answered. That is not a fact of the content, so it is stored next to the snapshot. */
export function logCall(folder: string, call: Line) {
  const lines = log.safeParse(readJsonFile(fileOf(folder))).data ?? [];
  const others = lines.filter((line) => !isDeepStrictEqual(line, call));
  writeJsonFile(fileOf(folder), [call, ...others].slice(0, KEPT));
}

/** The calls that are due, each with the day of the latest attempt that nobody answered. */
export function triedCalls(folder: string, due: Call[]): Call[] {
  const lines = log.safeParse(readJsonFile(fileOf(folder))).data ?? [];
  return due.map((call) => {
    const tried = lines.find(
      ({ file, facts }) => file === call.file && call.facts.some(({ field }) => facts.includes(field)),
    );
    return tried ? { ...call, triedOn: tried.on } : call;
  });
}
