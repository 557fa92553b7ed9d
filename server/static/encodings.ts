import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';
import type { Encoding } from './files.ts';

/** By size, the smallest first. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers have a handful of ways to say what they accept; those that programs invent are not remembered for ever. */
const MOST_REMEMBERED = 100;
const remembered = new Map<string, Encoding[]>();

/** Chooses the smallest encoding of a file that the browser accepts. */
export function chooseEncoding(request: IncomingMessage, variants: ReadonlyMap<Encoding, unknown>): Encoding {
  return acceptedBy(request).find((encoding) => variants.has(encoding)) ?? 'identity'; // every file exists uncompressed
}

function acceptedBy(request: IncomingMessage): Encoding[] {
  const words = request.headers['accept-encoding'] ?? '';
  const known = remembered.get(words);
  if (known) return known;
  const accepted = new Negotiator(request).encodings(ENCODINGS);
  const ordered = ENCODINGS.filter((encoding) => accepted.includes(encoding));
  if (remembered.size < MOST_REMEMBERED) remembered.set(words, ordered);
  return ordered;
}
