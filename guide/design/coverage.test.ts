import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PARTS_OF_SCREENS } from './parts.ts';

const root = path.resolve(import.meta.dirname, '../..');
const app = path.join(root, 'guide/app');
const ALIASES: Record<string, string> = { '#app': 'guide/app', '#common': 'common', '#design': 'guide/design' };

const filesIn = (pattern: string) => globSync(path.join(root, pattern)).map((file) => path.relative(root, file));

/** The files of this project that a file imports, also those that it loads later. */
function importsOf(file: string): string[] {
  const names = [...readFileSync(path.join(root, file), 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)];
  return names.flatMap(([, name = '']) => {
    const [alias = '', ...rest] = name.split('/');
    if (ALIASES[alias]) return [path.join(ALIASES[alias], ...rest)];
    return name.startsWith('.') ? [path.join(path.dirname(file), name)] : [];
  });
}

/** Every file that one of `files` leads to. */
function reached(files: string[]): Set<string> {
  const seen = new Set<string>();
  const open = [...files];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (/\.tsx?$/.test(file)) open.push(...importsOf(file));
  }
  return seen;
}

const components = [...filesIn('guide/app/components/**/*.tsx'), ...filesIn('common/ui/*.tsx')];

test('every component is on the page of the design, or a part of one that is', () => {
  const shown = reached(filesIn('guide/design/**/*.tsx'));
  const named = Object.keys(PARTS_OF_SCREENS).map((part) => path.join('guide/app', part));
  const whole = reached(named);
  const missing = components.filter((file) => !shown.has(file) && !whole.has(file));
  expect(
    missing.map((file) => `${file} is not on the page of the design: add an Example of it to guide/design/examples.`),
  ).toEqual([]);
});

test('what only a screen shows is a component that this screen imports, and on no example', () => {
  const shown = reached(filesIn('guide/design/**/*.tsx'));
  for (const [part, screen] of Object.entries(PARTS_OF_SCREENS)) {
    const relative = path.relative(root, app);
    expect(importsOf(path.join(relative, screen)), `${screen} shows ${part}`).toContain(path.join(relative, part));
    expect(shown.has(path.join(relative, part)), `${part} is on the page of the design: take it out of parts.ts`).toBe(
      false,
    );
  }
});
