/**
 * A plan as the fragment of an address: "#v1d." and its parts as JSON, deflated, in base64url; "#v1j." if not deflated.
 * An address can come from anywhere, so reading it is bounded in size at every step and never throws.
 */
import { isRecord, type Plan, type Read, readPlan } from './plan.ts';

/** Behind the plan may stand what a chat program took from the sentence around it, or what follows visitors: "?utm_…". */
const MARK = /^#?v(\d{1,3})([dj])\.([\w-]*)/;
/** Three times what a plan of ten full days needs. */
const MAX_LETTERS = 12_000;
export const MAX_BYTES = 60_000;
/** How a link writes that a day starts at midnight, as 0 means that no hour was chosen. */
const MIDNIGHT = 24 * 60;

/** The content of an address: a plan, one from a newer guide, or nothing that could be read. */
export type LinkRead = ({ state: 'plan' } & Read) | { state: 'none' | 'newer' | 'broken' };

/** Returns the part of the address from its "#" on. */
export async function encodePlan(plan: Plan): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(packed(plan)));
  try {
    return `#v1d.${toLetters(await piped(bytes, new CompressionStream('deflate-raw')))}`;
  } catch {
    return `#v1j.${toLetters(bytes)}`; // older browsers compress nothing, or not like this
  }
}

/** @param hash the address from its "#" on, or pasted text */
export async function decodePlan(hash: string): Promise<LinkRead> {
  if (hash.length < 2) return { state: 'none' };
  const [, version, way, letters = ''] = MARK.exec(hash.trim()) ?? [];
  if (version === undefined) return { state: /^#?v\d/.test(hash) ? 'broken' : 'none' };
  if (Number(version) > 1) return { state: 'newer' };
  if (letters.length > MAX_LETTERS) return { state: 'broken' };
  let failure: unknown;
  for (const whole of mended(letters)) {
    try {
      const read = readPlan(await unwrapped(whole, way === 'd'));
      // A guess must fit in all its parts.
      if (whole === letters || read.dropped === 0) return { state: 'plan', ...read };
    } catch (error) {
      failure ??= error;
    }
  }
  console.info('The address holds no plan that can be read.', failure);
  return { state: 'broken' };
}

async function unwrapped(letters: string, isDeflated: boolean): Promise<unknown> {
  const bytes = fromLetters(letters);
  const plain = isDeflated ? await inflated(bytes) : bytes;
  return unpacked(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plain)));
}

/** Newer browsers wrote it, and older ones must read it, too. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  let native: DecompressionStream;
  try {
    native = new DecompressionStream('deflate-raw');
  } catch {
    const { inflateSync } = await import('fflate');
    return bounded(inflateSync(bytes, { out: new Uint8Array(MAX_BYTES + 1) }));
  }
  return piped(bytes, native);
}

function bounded(bytes: Uint8Array): Uint8Array {
  if (bytes.length > MAX_BYTES) throw new RangeError(`A plan has at most ${MAX_BYTES} bytes.`);
  return bytes;
}

/** The letters as they came, and then with an underline, which chat programs lose as italics, wherever it may have been. */
function mended(letters: string): string[] {
  // No base64 text has one letter more than whole groups of four.
  if (letters.length > MOST_MENDED || letters.length % 4 === 0) return [letters];
  const spots = Array.from({ length: letters.length + 1 }, (_, index) => letters.length - index);
  return [letters, ...spots.map((spot) => `${letters.slice(0, spot)}_${letters.slice(spot)}`)];
}

/** Longer links are not tried letter by letter; five full days have fewer. */
const MOST_MENDED = 2000;

/** The plan as nested lists, without names, which the guide knows: an address has little room. */
function packed({ start, travel, company, days }: Plan) {
  const refs = days.flatMap(({ base, stops }) => [...stops, ...(base ? [base] : [])]);
  const types = [...new Set(refs.map(({ type }) => type))];
  return [
    start ?? 0,
    travel,
    company,
    types,
    days.map(({ startAt, base, stops }) => [
      startAt === 0 ? MIDNIGHT : (startAt ?? 0),
      stops.map(({ type, id, minutes }) =>
        minutes === undefined ? [types.indexOf(type), id] : [types.indexOf(type), id, minutes],
      ),
      // An older guide reads a day's first two parts, and ignores where the night is spent.
      ...(base ? [[types.indexOf(base.type), base.id]] : []),
    ]),
  ];
}

function unpacked(value: unknown): unknown {
  if (!Array.isArray(value)) throw new TypeError('This is no plan: it is no list.');
  const [start, travel, company, types, days] = value as unknown[];
  if (!Array.isArray(types) || !Array.isArray(days)) throw new TypeError('This is no plan: it has no days.');
  return {
    start,
    travel,
    company,
    days: days.map((day: unknown) => {
      const [startAt, stops, base] = Array.isArray(day) ? (day as unknown[]) : [];
      return {
        startAt: startAt === 0 ? undefined : startAt === MIDNIGHT ? 0 : startAt,
        base: base === undefined ? undefined : stopIn(base, types),
        stops: Array.isArray(stops) ? stops.map((stop: unknown) => stopIn(stop, types)) : [],
      };
    }),
  };
}

type Unchecked = { type: string; id: string; minutes: number | undefined };

function stopIn(stop: unknown, types: unknown[]): Unchecked | null {
  if (!Array.isArray(stop)) return null;
  const [type, id, minutes] = stop as [number, string, number | undefined];
  return { type: types[type] as string, id, minutes }; // `readPlan` checks each
}

async function piped(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    length += value?.length ?? 0;
    if (length > MAX_BYTES) {
      await reader.cancel();
      throw new RangeError(`A plan has at most ${MAX_BYTES} bytes.`);
    }
    if (value) chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function toLetters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

const FILE_FORMAT = 'guia-san-rafael-viaje';

/** The plan as a file that a visitor keeps. */
export const planFile = (plan: Plan): string => JSON.stringify({ format: FILE_FORMAT, version: 1, plan }, null, 2);

/** @throws {TypeError | SyntaxError} when the text is not such a file */
export function readPlanFile(text: string): Read {
  const file: unknown = text.length > MAX_BYTES ? null : JSON.parse(text);
  if (!isRecord(file) || file.format !== FILE_FORMAT) throw new TypeError('The file holds no plan of this guide.');
  return readPlan(file.plan);
}
