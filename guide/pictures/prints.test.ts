/** Checks the prints against the content that names them. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSite } from '#builder/site/site.server.ts';
import { projectRoot } from '#catalog/content/test-content.ts';
import { PRINTS_FOLDER, readManifest, uprightOf } from './manifest.ts';

const manifest = readManifest(path.join(projectRoot, PRINTS_FOLDER));

/** Everything in the content that looks like the name of a print. */
function namesInContent(): Set<string> {
  const folder = path.join(projectRoot, 'content');
  const prints = path.join(projectRoot, PRINTS_FOLDER);
  const texts = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !entry.parentPath.startsWith(prints))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/[\w-]+(\/[\w-]+)+/g) ?? []));
}

test('every print is named somewhere in the content', () => {
  const named = namesInContent();
  const upright = new Set([...named].map(uprightOf));
  expect(Object.keys(manifest).filter((name) => !named.has(name) && !upright.has(name))).toEqual([]);
});

test('every description of a picture is short, and unique within a page', async () => {
  const drawn = (await readSite(projectRoot)).pictures.filter(({ photo }) => !photo);
  const unfit = drawn.filter(({ view: { alt } }) => alt.length < 12 || alt.length > 140);
  expect(unfit.map(({ name, view }) => `${name}: ${view.alt}`)).toEqual([]);
  const upright = new Set(drawn.map(({ name }) => uprightOf(name)));
  const pages = Map.groupBy(
    drawn.filter(({ name }) => !upright.has(name)),
    ({ name }) => name.replace(/-[^-]+$/, ''),
  );
  const doubled = [...pages.values()].flatMap((page) =>
    [...Map.groupBy(page, ({ view }) => view.alt).values()].filter(({ length }) => length > 1),
  );
  expect(doubled.map((same) => same.map(({ name }) => name))).toEqual([]);
});
