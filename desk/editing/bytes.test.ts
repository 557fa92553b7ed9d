import fc from 'fast-check';
import { expect, test } from 'vitest';
import { projectRoot } from '#catalog/content/test-content.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { foldersIn } from '#reading/read-file.ts';
import { contentFiles, readTexts, textsFor, valueIn } from './content-files.ts';

const languages = ['es', ...foldersIn(projectRoot, 'content/locales').filter((name) => name !== 'es')];
const files = contentFiles(projectRoot);

/** The paths of all texts, numbers and booleans in a value. */
function leaves(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => leaves(entry, [...path, index]));
  if (isGroup(value)) return Object.entries(value).flatMap(([key, entry]) => leaves(entry, [...path, key]));
  return value === null ? [] : [path];
}

function at(value: Json, path: (string | number)[]): Json {
  return path.reduce<Json>((inner, step) => (inner as Group)[step] as Json, value);
}

function withChange(value: Json, [step, ...rest]: (string | number)[], next: Json): Json {
  if (step === undefined) return next;
  const copy = Array.isArray(value) ? [...value] : { ...(value as Group) };
  (copy as Group)[step] = withChange((copy as Group)[step] as Json, rest, next);
  return copy;
}

/** The same value with its groups' keys in another order, as a form may send it. */
function shuffled(value: Json): Json {
  if (Array.isArray(value)) return value.map(shuffled);
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, shuffled(entry)]),
  );
}

test('an unchanged content file stays as it is, byte for byte', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const texts = readTexts(projectRoot, file, languages);
    const value = valueIn(file, texts);
    expect([...textsFor(file, texts, value)], file).toEqual([]);
    expect([...textsFor(file, texts, shuffled(value))], file).toEqual([]);
  }
});

/** The lines that are gone and added between two texts, without what they share at the start and at the end. */
function difference(before: string, after: string): { gone: string[]; added: string[] } {
  const [one, other] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < one.length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { gone: one.slice(start, one.length - end), added: other.slice(start, other.length - end) };
}

const words = fc.oneof(
  fc.constantFrom(
    'Av. Mitre 100: "abierto"',
    '- no',
    '2026-11-20',
    'sí # no',
    "l'été",
    'no',
    '12',
    '«ñandú»',
    '{x}',
    'a: b',
  ),
  fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replace(/\s+/g, ' ').trim() || 'x'),
);

test('a changed field changes only its own line, and is read back as written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), words, fc.nat({ max: 5_000_000 }), (file, pick, word, number) => {
      const texts = readTexts(projectRoot, file, languages);
      const value = valueIn(file, texts);
      const paths = leaves(value).filter((path) => path.at(-1) !== 'body');
      const path = paths[pick % paths.length] ?? [];
      const old = at(value, path);
      const next = typeof old === 'string' ? word : typeof old === 'number' ? number : !old;
      if (next === old) return;
      const wanted = withChange(value, path, next);
      const written = textsFor(file, texts, wanted);
      expect(written.size).toBe(1);
      for (const [part, text] of written) {
        const { gone, added } = difference(texts.get(part) ?? '', text ?? '');
        expect(gone, file).toHaveLength(1);
        expect(added, file).toHaveLength(1);
      }
      expect(valueIn(file, new Map([...texts, ...written]))).toEqual(wanted);
    }),
    { numRuns: 500 },
  );
});

/**
 * Ignores indentation and line ends: a restored entry is indented like its neighbours, even if it was not by hand, and
 * a list that once outgrew its line keeps a line for each entry.
 */
const flush = (text?: string | null) => text?.replace(/\s+/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']');

test('entries of a list are removed, added and moved, and all other lines stay', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.nat(), (file, pick, turn) => {
      const texts = readTexts(projectRoot, file, languages);
      const value = valueIn(file, texts);
      const lists = [
        ...new Set(
          leaves(value).flatMap((path) =>
            path.map((step, index) => (typeof step === 'number' ? path.slice(0, index).join('\0') : null)),
          ),
        ),
      ]
        .filter((path) => path !== null)
        .map((path) => path.split('\0').map((step) => (/^\d+$/.test(step) ? Number(step) : step)));
      const path = lists[pick % Math.max(1, lists.length)];
      if (!path) return;
      const list = at(value, path) as Json[];
      if (list.length < 2) return; // an emptied list no longer shows how its entries were written
      const changes = [list.slice(1), [...list].reverse(), [...list, list[0] as Json]];
      const wanted = withChange(value, path, changes[turn % changes.length] as Json);
      const written = textsFor(file, texts, wanted);
      expect(valueIn(file, new Map([...texts, ...written]))).toEqual(wanted);
      const back = textsFor(file, new Map([...texts, ...written]), value);
      for (const [part, text] of back) expect(flush(text), part).toBe(flush(texts.get(part)));
    }),
    { numRuns: 300 },
  );
});
