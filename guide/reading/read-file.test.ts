import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { problemsOf } from '#catalog/content/test-content.ts';
import { inSpanish } from './mistakes/in-spanish.ts';
import { parseContent } from './problems.ts';
import { filesIn, foldersIn, readJson } from './read-file.ts';

const FILE = 'ficha.json';

function folder(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'read-file-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}

function write(text: string): string {
  const root = folder();
  writeFileSync(path.join(root, FILE), text);
  return root;
}

async function mistakesIn(text: string): Promise<string[]> {
  const root = write(text);
  return problemsOf(() => readJson(root, FILE));
}

test('a file is read unchanged', () => {
  expect(readJson(write('{ "name": "Ñandú \\"el bueno\\"", "list": [1, null] }'), FILE)).toEqual({
    name: 'Ñandú "el bueno"',
    list: [1, null],
  });
});

test.each([
  ['a missing comma', '{\n  "a": 1\n  "b": 2\n}\n', 3],
  ['a comma after the last field', '{\n  "a": 1,\n  "b": 2,\n}\n', 4],
  ['a comma after the last entry of a list', '{\n  "a": [\n    1,\n  ],\n  "b": 2,\n  "c": 3\n}\n', 4],
  ['two commas', '{\n  "a": [1,, 2],\n  "b": 2,\n  "c": 3\n}\n', 2],
  ['a text without quotes', '{\n  "a": casa,\n  "b": 2,\n  "c": 3\n}\n', 2],
  ['a text in single quotes', '{\n  "a": \'casa\',\n  "b": 2,\n  "c": 3\n}\n', 2],
  ['a quote that is not closed', '{\n  "a": "casa,\n  "b": 2\n}\n', 2],
  ['a line break inside a text', '{\n  "a": "una\ncasa"\n}\n', 2],
  ['a brace that is not closed', '{\n  "a": {\n    "b": 2\n}\n', 5],
])('%s is reported with the file and the line', async (_, text, line) => {
  const [problem, ...others] = await mistakesIn(text);
  expect(others).toEqual([]);
  expect(problem).toContain(`${FILE}: line ${line} is not valid JSON; look for a missing comma or quote`);
});

test('a mistake in JSON is reported in one line, without quoting the whole file', async () => {
  const [problem] = await mistakesIn('{\n  "a": casa,\n  "b": 2\n}\n');
  expect(problem).not.toContain('\n');
});

test('an empty file is reported as invalid JSON', async () => {
  expect((await mistakesIn(''))[0]).toContain(`${FILE}: line 1 is not valid JSON`);
});

test('a byte order mark is not a mistake', () => {
  expect(readJson(write('\uFEFF{ "a": 1 }'), FILE)).toEqual({ a: 1 });
});

test.each([
  ['letters turned around', '"facts": "a\u202Eb"', 'U+202E'],
  ['the same, escaped', '"facts": "a\\u202eb"', 'U+202E'],
  ['a sign without a width in the name of a field', '"fa\u200Bcts": "a"', 'U+200B'],
  ['a NUL, escaped', '"facts": "a\\u0000"', 'U+0000'],
  ['an accent of its own', '"facts": "cafe\u0301"', 'accent'],
])('%s is reported with its line', async (_, field, named) => {
  const [problem, ...more] = await mistakesIn(`{\r\n  "name": "Ñandú 👩‍🌾",\r\n  ${field}\r\n}\r\n`);
  expect([problem, more]).toEqual([expect.stringMatching(/^ficha\.json: line 3 holds /), []]);
  expect(problem).toContain(named);
  expect(inSpanish(String(problem))).toContain('línea 3');
});

test('a missing file is a content mistake like any other', async () => {
  const [problem] = await problemsOf(() => readJson(folder(), FILE));
  expect(problem).toContain(`${FILE}: `);
});

test('a duplicate field is reported with the line of its second occurrence', async () => {
  expect(await mistakesIn('{\n  "phone": "1",\n  "name": "x",\n  "phone" : "2"\n}')).toEqual([
    `${FILE}: line 4 holds the field "phone" a second time; keep one of them.`,
  ]);
});

test('a duplicate field deep inside lists and groups is found, even if it is escaped', async () => {
  expect(await mistakesIn('{ "a": [{ "alt": "x" }, { "b": { "alt": 1, "\\u0061lt": 2 } }] }')).toEqual([
    `${FILE}: line 1 holds the field "alt" a second time; keep one of them.`,
  ]);
});

test('any typo leaves a file valid JSON, or is reported with a line', async () => {
  const text = '{\n  "name": "La \\"Ñ\\"",\n  "list": [-1.5, null, { "alt": "x" }],\n  "empty": {}\n}\n';
  const slips = ['', '"', ',', ':', '}', '[', '\\', '\n', '\u0000', '0', '.', '//'];
  const root = folder();
  for (let at = 0; at < text.length; at++) {
    for (const slip of slips) {
      const slipped = text.slice(0, at) + slip + text.slice(at + (at % 2));
      writeFileSync(path.join(root, FILE), slipped);
      const [problem] = await problemsOf(() => readJson(root, FILE));
      if (problem === undefined) expect(() => JSON.parse(slipped)).not.toThrow();
      else expect(problem).toMatch(/^ficha\.json: line \d+ /);
    }
  }
});

test('the same field in two groups, and texts that look like fields, are not duplicates', async () => {
  const text =
    '{ "a": { "alt": 1 }, "b": [{ "alt": 1 }, { "alt": 1 }], "c": "\\"a\\": {", "d": ["a", "a:", "[{"], "e": "\\\\" }';
  expect(await mistakesIn(text)).toEqual([]);
});

test('a mistake found after reading has the line of the field name, or of the group that lacks the field', async () => {
  const root = write(
    '{\n  "name":\n    7,\n  "rooms": [\n    { "beds": "2" },\n    {\n    }\n  ],\n  "wfi": true\n}\n',
  );
  const schema = z.strictObject({
    name: z.string(),
    rooms: z.array(z.strictObject({ beds: z.number() })),
    wifi: z.boolean(),
  });
  expect(await problemsOf(() => parseContent(schema, readJson(root, FILE), FILE))).toEqual([
    `${FILE}: line 2: "name" is 7, but must be a text in quotes.`,
    `${FILE}: line 5: "rooms.0.beds" is "2", but must be a number without quotes.`,
    `${FILE}: line 6: "rooms.1.beds" is missing; it must be a number without quotes.`,
    `${FILE}: "wifi" is missing; it must be true or false.`,
    `${FILE}: line 9: unknown field: "wfi" (did you mean "wifi"?). Allowed fields: name, rooms, wifi.`,
  ]);
});

test('files and folders are sorted, and hidden ones are left out', () => {
  const root = folder();
  for (const name of ['b.json', 'a.json', '.DS_Store']) writeFileSync(path.join(root, name), '');
  for (const name of ['z', 'y', '.git']) mkdirSync(path.join(root, name));
  expect(filesIn(root, '.')).toEqual(['a.json', 'b.json']);
  expect(foldersIn(root, '.')).toEqual(['y', 'z']);
});

test('a missing folder counts as empty', () => {
  expect(filesIn(folder(), 'nothing')).toEqual([]);
  expect(foldersIn(folder(), 'nothing')).toEqual([]);
});

test('a file where a folder should be is an error, not an empty folder', () => {
  expect(() => filesIn(write(''), FILE)).toThrow('ENOTDIR');
});

test('a placeholder is reported with its line, its field and what belongs there', async () => {
  expect(
    await mistakesIn(
      '{\n  "name": "Falta",\n  "phone": "FALTA: el teléfono",\n  "list": [{ "alt": "FALTA: qué muestra" }]\n}\n',
    ),
  ).toEqual([
    `${FILE}: line 3: "phone" still says "FALTA: el teléfono"; write there what it asks for.`,
    `${FILE}: line 4: "list.0.alt" still says "FALTA: qué muestra"; write there what it asks for.`,
  ]);
});
