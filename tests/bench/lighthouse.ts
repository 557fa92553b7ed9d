import { readFile } from 'node:fs/promises';
import path from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { brotli } from '#builder/compress.ts';

export const times = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export const kinds = ['HTML', 'CSS', 'JS', 'fonts', 'pictures', 'other'] as const;

type Kind = (typeof kinds)[number];
type Category = (typeof categories)[number];
export type Times = Record<keyof typeof times, number>;
export type Run = { times: Times; scores: Record<Category, number>; requests: Request[] };

/** The part of a Lighthouse report that the bench reads. */
type Request = { url: string; resourceType: string; transferSize: number };

/** Loads a page as Lighthouse's slow phone does, with simulated throttling. */
export async function runLighthouse(url: string, port: number): Promise<Run> {
  const { audits, categories: scored } = await examine(url, { port, onlyCategories: [...categories] });
  const { details } = audits['network-requests'] ?? {};
  const all = details?.type === 'table' ? (details.items as Request[]) : []; // the items of this audit are untyped
  return {
    times: mapValues(times, (id) => audits[id]?.numericValue ?? Number.NaN),
    scores: Object.fromEntries(
      categories.map((id) => [id, Math.round((scored[id]?.score ?? 0) * 100)]),
    ) as Run['scores'],
    requests: all.filter((request) => request.url.startsWith(new URL(url).origin)),
  };
}

/**
 * Lighthouse's report; throws when it could not load the page. Occasionally its recording lacks the moment when the
 * navigation began; it then asks to be run again, which this does once.
 */
export async function examine(url: string, flags: Flags): Promise<Result> {
  const record = () => lighthouse(url, { logLevel: 'error', disableFullPageScreenshot: true, ...flags });
  let result = await record();
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') result = await record();
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse could not load ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  return result.lhr;
}

/** The median of each number over several runs. */
export function medianOf(runs: Run[]): Run {
  const [first] = runs;
  if (!first) throw new Error('There is no run.');
  return {
    times: mapValues(first.times, (_, name) => median(runs.map((run) => run.times[name]))),
    scores: mapValues(first.scores, (_, name) => median(runs.map((run) => run.scores[name]))),
    requests: first.requests,
  };
}

/** Transferred bytes by kind. Styles are inside the HTML: their share is their size when compressed alone. */
export async function bytesByKind(dist: string, address: string, { requests }: Run): Promise<Record<Kind, number>> {
  const bytes = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const { resourceType, transferSize } of requests) bytes[kindOf(resourceType)] += transferSize;
  const html = await readFile(path.join(dist, address, 'index.html'), 'utf8');
  const texts = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  const styles = await brotli(Buffer.from(texts.join('')));
  bytes.HTML -= styles.length;
  bytes.CSS += styles.length;
  return bytes;
}

function kindOf(resourceType: string): Kind {
  switch (resourceType) {
    case 'Document':
      return 'HTML';
    case 'Stylesheet':
      return 'CSS';
    case 'Script':
      return 'JS';
    case 'Font':
      return 'fonts';
    case 'Image':
      return 'pictures';
    default:
      return 'other';
  }
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle)] ?? Number.NaN)) / 2;
}

function mapValues<Key extends string, From, To>(from: Record<Key, From>, change: (value: From, key: Key) => To) {
  const entries = (Object.entries(from) as [Key, From][]).map(([key, value]) => [key, change(value, key)]);
  return Object.fromEntries(entries) as Record<Key, To>;
}
