import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeFacts } from './place-facts.ts';

test('content/places/README.md names the compulsory facts of a place, and explains all', () => {
  const readme = readFileSync('content/places/README.md', 'utf8');
  const fields = Object.entries(placeFacts.shape);
  const compulsory = fields.filter(([, schema]) => !schema.safeParse(undefined).success).map(([name]) => name);
  const [, sentence = ''] = /A new place needs (.*?)\. The others may be left out/s.exec(readme) ?? [];
  const named = [...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(named.filter((name) => name !== 'hero').sort()).toEqual(compulsory.sort());
  const explained = [...readme.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? []);
  expect(fields.map(([name]) => name).filter((name) => !explained.includes(name))).toEqual([]);
});
