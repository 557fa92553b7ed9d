import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { type Release, SUM_LENGTH, type Version } from '#engine/offline/release.ts';

/** The day of the next release, which shows a visitor which release is there. */
export const NEXT_DAY = '2031-05-04';
const NEXT_BUILD = 'nextbuild0';

/**
 * Copies a release, without the larger pictures, which no test here looks at, and without compressed files. The files
 * are links, where the disk allows it: none may be written to, only replaced.
 */
export function copyRelease(dist: string, target: string) {
  const isSmall = (file: string) => !/\.(jpg|webp|br|gz)$|-(?!(240|320|360|480)\.)\d+\.avif$/.test(file);
  for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true })) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(dist, from));
    if (!entry.isFile() || !isSmall(from)) continue;
    mkdirSync(path.dirname(to), { recursive: true });
    link(from, to);
  }
}

function link(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error; // on another disk
    copyFileSync(from, to);
  }
}

/** Replaces a file of a copied release. */
function replaceFile(file: string, text: string) {
  rmSync(file);
  writeFileSync(file, text);
}

/**
 * Writes the release after the one in `dist`, as a build makes it after a change in the code: every page is of another
 * build, and the application's scripts have other names. The scripts of the old release are not there.
 */
export function writeNextRelease(dist: string, target: string) {
  copyRelease(dist, target);
  const { build, day } = JSON.parse(readFileSync(path.join(dist, 'offline/version.json'), 'utf8')) as Version; // made by the build
  const files = readdirSync(target, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /^assets\/[^/]+\.js$/.test(file)).map((file) => path.basename(file, '.js'));
  const names = new RegExp(scripts.map((name) => `${name}(?=\\.js)`).join('|'), 'g');
  for (const file of files) {
    const full = path.join(target, file);
    if (/\.(html|json|js)$/.test(file)) {
      const text = readFileSync(full, 'utf8');
      const next = text
        .replaceAll(build, NEXT_BUILD)
        .replaceAll(day, NEXT_DAY)
        .replace(names, (name) => `${name}2`);
      if (next !== text) replaceFile(full, next);
    }
  }
  for (const name of scripts)
    renameSync(path.join(target, `assets/${name}.js`), path.join(target, `assets/${name}2.js`));
  for (const file of files.filter((name) => /^offline\/\w\w\.json$/.test(name))) sumUp(target, path.join(target, file));
}

/** As the build does, for files that were changed after it. */
function sumUp(target: string, file: string) {
  const release = JSON.parse(readFileSync(file, 'utf8')) as Release; // made by the build
  for (const one of release.files) {
    const changed = path.join(target, one.url.split('?')[0] ?? '');
    if (!existsSync(changed)) continue;
    one.sum = createHash('sha256').update(readFileSync(changed)).digest('base64').slice(0, SUM_LENGTH);
  }
  replaceFile(file, JSON.stringify(release));
}
