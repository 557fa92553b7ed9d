import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parseContent } from '#app/catalog/problems.ts';
import { picture } from '#app/catalog/schema.ts';
import { problemsOf, projectRoot } from '#app/catalog/test-content.ts';
import { Pictures } from './pictures.ts';
import { printAll, removeUnwanted, unprinted } from './press.ts';
import { DRAWN, filesOf, readManifest, writeManifest } from './prints.ts';

const SLOW_MS = 60_000;

function emptyProject(): string {
  const folder = path.join(projectRoot, '.build');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(path.join(folder, 'press-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

/** What content asks for: one picture, drawn quickly. */
function wantedIn(root: string, seed: number) {
  const pictures = new Pictures(root);
  const scene = { kind: 'pizza', light: 'dia', season: 'verano', seed } as const;
  pictures.add('gastronomia/la-prueba-1', { scene, alt: 'Una pizza', caption: null }, 'tile');
  return pictures.wanted;
}

test(
  'a picture is printed once, in every width and format, and again only when its recipe changes',
  async () => {
    const root = emptyProject();
    const wanted = wantedIn(root, 1);
    expect(unprinted(root, wanted)).toHaveLength(1);
    await printAll(root, wanted);
    expect(unprinted(root, wantedIn(root, 1))).toEqual([]);
    const [first] = wanted;
    const files = filesOf('gastronomia/la-prueba-1', first?.view.widths ?? []).map((file) =>
      path.join(root, DRAWN, file),
    );
    expect(files).toHaveLength(7);
    for (const file of files) {
      const { width, height } = await sharp(readFileSync(file)).metadata();
      expect(file).toContain(`-${width}.`);
      expect(height).toBe(width);
    }
    expect(unprinted(root, wantedIn(root, 2))).toHaveLength(1);
  },
  SLOW_MS,
);

test('a picture that another shows already is that one, and neither takes the place of the other', () => {
  const root = emptyProject();
  const recipe = (seed: number) => ({
    scene: { kind: 'pizza', light: 'dia', season: 'verano', seed } as const,
    alt: 'Una pizza',
    caption: null,
  });
  const [printed] = wantedIn(root, 1);
  const print = { key: printed?.key ?? '', width: 1, height: 1, widths: [1], color: '#fff', digest: 'x' };
  writeManifest(root, DRAWN, { 'gastronomia/la-prueba-1': print });
  const pictures = new Pictures(root);
  // Asked for first, by its place in the list.
  expect(pictures.add('gastronomia/a-prueba-1', recipe(1), 'tile').src).toBe('/images/gastronomia/la-prueba-1');
  const changed = pictures.add('gastronomia/la-prueba-1', recipe(2), 'tile');
  expect(changed.src).not.toBe('/images/gastronomia/la-prueba-1');
  expect(pictures.wanted.map(({ view }) => view.src)).toContain(changed.src);
});

test(
  'what looks the same when it is drawn again is not written again',
  async () => {
    const root = emptyProject();
    await printAll(root, wantedIn(root, 1));
    const file = path.join(root, DRAWN, 'gastronomia/la-prueba-1-240.avif');
    const { mtimeMs } = statSync(file);
    const said: string[] = [];
    await printAll(root, wantedIn(root, 1), (line) => said.push(line));
    expect(said).toEqual(['1/1 gastronomia/la-prueba-1 is as it was']);
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  },
  SLOW_MS,
);

test(
  'a picture that nobody asks for any more is removed, with its line in the list',
  async () => {
    const root = emptyProject();
    await printAll(root, wantedIn(root, 1));
    expect(removeUnwanted(root, DRAWN, [])).toEqual(['gastronomia/la-prueba-1']);
    expect(existsSync(path.join(root, DRAWN, 'gastronomia/la-prueba-1-240.avif'))).toBe(false);
    expect(readManifest(root, DRAWN)).toEqual({});
  },
  SLOW_MS,
);

test(
  'the address of a picture changes when the picture does, and only then',
  async () => {
    const root = emptyProject();
    await printAll(root, wantedIn(root, 1));
    const version = (seed: number) => wantedIn(root, seed)[0]?.view.version;
    const printed = version(1);
    expect(version(1)).toBe(printed);
    expect(version(2)).not.toBe(printed);
  },
  SLOW_MS,
);

test('a mistake in a recipe names the field and what it may hold', async () => {
  const problems = (scene: object) => problemsOf(() => parseContent(picture, { scene, alt: 'El cañón' }, 'canon.json'));
  expect(await problems({ kind: 'canon', light: 'dia', seed: 1, actor: 'raft' })).toEqual([]);
  expect(await problems({ kind: 'canon', light: 'mediodía', seed: 1 })).toEqual([
    'canon.json: "scene.light" is "mediodía", but must be one of: alba, dia, dorada, ocaso, noche.',
  ]);
  expect(await problems({ kind: 'canon', light: 'dia', seed: 1, bote: 'raft' })).toEqual([
    expect.stringMatching(/^canon\.json: unknown field in "scene": "bote".*Allowed fields: .*actor/),
  ]);
  expect(await problems({ kind: 'cañon', light: 'dia', seed: 1 })).toEqual([
    expect.stringMatching(
      /^canon\.json: "scene\.kind" is "cañon" \(did you mean "canon"\?\), but must be one of: .*dunas/,
    ),
  ]);
});
