import { expect, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '#catalog/content/test-content.ts';
import { linesOf } from '#reading/lines.ts';
import { parseContent } from '#reading/problems.ts';
import { readFrontMatter } from './front-matter.ts';

const FILE = 'lugar.md';
const read = (source: string) => readFrontMatter(source, FILE, 2);
const mistakesIn = (source: string) => problemsOf(() => read(source));

test('dates, yes and no remain strings, and comments on lines of their own are ignored', () => {
  expect(read('# para mí\ndate: 2026-09-15\nopen: no\nkm: 37\ntags:\n  - Vino\n  # más\n  - "Cañón: 1"\n')).toEqual({
    date: '2026-09-15',
    open: 'no',
    km: 37,
    tags: ['Vino', 'Cañón: 1'],
  });
});

test.each([
  ['a colon inside a text', 'a: 1\ntitle: Invierno: siete planes\n', 3, 'put a text that holds ": " in quotes'],
  ['a tab', 'a:\n\tb: 1\n', 3, 'begin the line with spaces instead of a tab'],
  ['a quote that is not closed', 'a: 1\nb: "uno\nc: 2\nd: 3\n', 3, 'look for a quote or a bracket that is not closed'],
  ['a text that begins with a sign', 'a: 1\nb: @guia\n', 3, 'put a text that begins with a sign in quotes'],
  ['a quote inside single quotes', "a: 'it's'\n", 2, 'put the whole text in double quotes'],
  ['a field twice', 'title: Uno\nb: 2\ntitle: Dos\n', 4, 'holds the field "title" a second time; keep one of them'],
  ['words after a #', 'a: 1\nb: Bodega #1\n', 3, 'holds words after a #, which nobody would read'],
  ['emphasis', 'a: *Importante*\n', 2, 'holds a text that begins with *; put it in quotes'],
  ['an ampersand', 'a: &Co Bodega\n', 2, 'holds a text that begins with &; put it in quotes'],
  ['a tag', 'a: !importante sí\n', 2, 'cannot be read'],
])('%s names file, line and remedy in one sentence', async (_, source, line, remedy) => {
  const problems = await mistakesIn(source);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${FILE}: line ${line} `);
  expect(problems[0]).toContain(remedy);
});

test('a field has the line of its name, and a list entry has its own line', () => {
  const lineOf = linesOf(read('title: >\n  Uno\n  dos\nlist:\n  - a: 1\n  - a: 2\n    b: 3\n'));
  expect([['title'], ['list'], ['list', 1], ['list', 1, 'b'], ['nothing']].map(lineOf)).toEqual([
    2,
    5,
    7,
    8,
    undefined,
  ]);
});

test('an invalid field is reported in the notation of the format, with its line', async () => {
  const schema = z.strictObject({ km: z.number(), title: z.string(), tags: z.array(z.string()), map: z.object({}) });
  const facts = read('km: 5 km\ntitle: 25\ntags: vino\nmap: no\ntitel: x\n');
  expect(await problemsOf(() => parseContent(schema, facts, FILE))).toEqual([
    `${FILE}: line 2: "km" is "5 km", but must be a number.`,
    `${FILE}: line 3: "title" is 25, but must be a text; put it in quotes if it looks like a number.`,
    `${FILE}: line 4: "tags" is "vino", but must be a list: one entry a line below it, each with "- " before it.`,
    `${FILE}: line 5: "map" is "no", but must be a group: one field a line below it, each with two spaces before it.`,
    `${FILE}: line 6: unknown field: "titel" (did you mean "title"?). Allowed fields: km, title, tags, map.`,
  ]);
});
