import { createHash, hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that the result of a build depends on. */
const INPUTS = ['common', 'content', 'guide', 'map', 'scripts', 'package.json', 'package-lock.json'];

/** The stamp's file in `dist`. Its name begins with a dot, so it is never served. */
export const STAMP_FILE = '.stamp';

/** File → digest of its content. */
export type Inputs = Map<string, string>;

/** Reads everything that a build of `root` depends on. Tests are left out: a changed test needs no new build. */
export function readInputs(root: string): Inputs {
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
  const files = INPUTS.flatMap((input) => filesIn(root, input))
    .filter((file) => !isTest(file))
    .sort();
  return new Map(files.map((file) => [file, digestOf(path.join(root, file), file)]));
}

/** A print counts by its size: `content/prints/manifest.json` records what it shows, and reading all takes half a second. */
const digestOf = (full: string, file: string) =>
  /^content\/prints\/.*\.(avif|webp)$/.test(file)
    ? String(statSync(full).size)
    : hash('sha256', readFileSync(full), 'base64');

/** Returns a short text that changes whenever one of the inputs does. */
export function stampOf(inputs: Inputs): string {
  const stamp = createHash('sha256').update([process.env.SITE_URL, process.env.OFFLINE].join());
  for (const [file, digest] of inputs) stamp.update(`\n${file}:${digest}`);
  return stamp.digest('hex');
}

/** The same for the inputs that `isPart` selects, the packages and Node's version, and no environment variables. */
export function partStamp(inputs: Inputs, isPart: (file: string) => boolean): string {
  const stamp = createHash('sha256').update(process.version);
  for (const [file, digest] of inputs) {
    if (isPart(file) || file === 'package-lock.json') stamp.update(`\n${file}:${digest}`);
  }
  return stamp.digest('hex');
}

/** Whether a file affects the bundled application; the interface's translations are part of it. */
export const isProgram = (file: string) =>
  !/^(content\/(?!locales\/).*\.(json|md|jpg|avif|webp)|guide\/public\/|scripts\/)/.test(file);

/** The same without the translations. */
export const isCode = (file: string) => isProgram(file) && !file.startsWith('content/locales/');

/** Whether a file is part of the programs that draw maps, share pictures and plates. */
export const isDrawing = (file: string) =>
  /^(map|guide\/pictures)\/|^common\/lib\/(geography\/|pictures\/|pdf\.ts$)|^guide\/public\/[^/]*\.svg$/.test(file);

/** Whether `dist` is the same as a build would make now. */
export function isFresh(root: string): boolean {
  const file = path.join(root, 'dist', STAMP_FILE);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(readInputs(root));
}

function filesIn(root: string, input: string): string[] {
  const full = path.join(root, input);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [input];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
