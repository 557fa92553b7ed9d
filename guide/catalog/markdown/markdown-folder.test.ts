import { expect, test } from 'vitest';
import { z } from 'zod';
import { innerLink, text } from '#catalog/content/schema.ts';
import { copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { readMarkdownFolder } from './markdown-folder.ts';

const FOLDER = 'content/paseos';
const LANGUAGES = ['es', 'en', 'pt'];
const description = {
  folder: FOLDER,
  noun: 'walk',
  facts: z.strictObject({
    title: text,
    km: z.number(),
    note: text.nullable().default(null),
    stops: z.array(z.strictObject({ name: text, link: innerLink.optional() })).default([]),
  }),
  words: z.strictObject({
    title: text.optional(),
    note: text.optional(),
    stops: z.array(z.strictObject({ name: text.optional() })).optional(),
  }),
};

/** Reads a folder with these files. */
function folderOf(files: Record<string, string>) {
  const { root, write } = copyContent();
  for (const [name, written] of Object.entries(files)) write(`${FOLDER}/${name}`, written);
  return () => readMarkdownFolder(root, LANGUAGES, description);
}

const mistakesIn = (files: Record<string, string>) => problemsOf(folderOf(files));

const river =
  '---\ntitle: El río\nkm: 3\nstops:\n  - name: Puente\n  - name: Isla\n    link: /blog\n---\n\nSe camina.\n';
const riverInEnglish = '---\ntitle: The river\nstops:\n  - name: Bridge\n  - {}\n---\n\nYou walk.\n';

test('each file is an entry, its translation overrides its texts, and a README is skipped', () => {
  const [entry, ...others] = folderOf({ 'rio.md': river, 'rio.en.md': riverInEnglish, 'README.md': '# Paseos' })();
  expect(others).toEqual([]);
  const english = entry?.in('en');
  expect(english).toMatchObject({ title: 'The river', km: 3, lang: undefined });
  expect(english?.stops).toEqual([{ name: 'Bridge' }, { name: 'Isla', link: '/blog' }]);
  expect(english?.text.html()).toBe('<p>You walk.</p>');
});

test('an untranslated entry is in Spanish, and marked as such', () => {
  const [entry] = folderOf({ 'rio.md': river, 'rio.en.md': riverInEnglish })();
  expect(entry?.in('pt')).toMatchObject({ title: 'El río', lang: 'es' });
  expect(entry?.in('pt').text.html()).toBe('<p>Se camina.</p>');
  expect(entry?.in('es').lang).toBeUndefined();
});

test('the links in the front matter are collected with their lines', () => {
  const [entry] = folderOf({ 'rio.md': river })();
  expect(entry?.links).toEqual([{ file: `${FOLDER}/rio.md`, line: 7, field: 'stops.1.link', href: '/blog' }]);
  expect(entry?.at(['stops', 1, 'name'])).toBe(`${FOLDER}/rio.md: line 6`);
});

test.each([
  ['rio.txt', 'is no walk; a walk is a text file that ends in .md.'],
  ['Río Seco.md', "the file name is the walk's address; use only a-z, 0-9 and single dashes."],
  ['rio.es.md', "Spanish has no language in its file's name; call this file rio.md."],
  ['rio.xx.md', 'the guide has no language "xx", only en, pt; rename the file, or add content/locales/xx.'],
  ['lago.en.md', 'translates lago.md, which is not there; write that one first.'],
  ['viejos/lago.md', `is a folder, and nobody reads it; put the files into ${FOLDER}.`],
])('the folder may not contain %s', async (name, sentence) => {
  const shown = name.replace(/\/.*/, '');
  expect(await mistakesIn({ 'rio.md': river, [name]: river })).toEqual([`${FOLDER}/${shown}: ${sentence}`]);
});

test.each([
  [
    'a field that is mistyped',
    '---\ntitel: River\n---\n\nX\n',
    'line 2: unknown field: "titel" (did you mean "title"?). Allowed fields: title, note, stops.',
  ],
  ['a fact', '---\nkm: 4\n---\n\nX\n', 'line 2: unknown field: "km". Allowed fields: title, note, stops.'],
  [
    'words for a field that Spanish lacks',
    '---\ntitle: River\nnote: Dry\n---\n\nX\n',
    'line 3: "note" is translated, but there is no such text in Spanish.',
  ],
  [
    'a shorter list',
    '---\nstops:\n  - name: Bridge\n---\n\nX\n',
    'line 2: "stops" has 1 entries, but 2 in Spanish; they must match one to one.',
  ],
  ['no text', '---\ntitle: River\n---\n', 'has no text; write it below the --- on line 3.'],
])('a translation with %s is reported with its line and the mistake', async (_, text, sentence) => {
  expect(await mistakesIn({ 'rio.md': river, 'rio.en.md': text })).toEqual([`${FOLDER}/rio.en.md: ${sentence}`]);
});

test('the mistakes of all files are reported at once', async () => {
  const problems = await mistakesIn({
    'rio.md': '---\ntitle: El río\n---\n\nSe camina.\n',
    'rio.en.md': '---\ntitel: x\n---\n\n# X\n',
    'lago.md': 'Sin datos.\n',
  });
  expect(problems.map((problem) => problem.slice(FOLDER.length + 1, FOLDER.length + 20))).toEqual([
    expect.stringMatching(/^lago\.md: line 1 /),
    expect.stringMatching(/^rio\.md: "km" is/),
    expect.stringMatching(/^rio\.en\.md: line/),
  ]);
});
