import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageText } from './blocks.ts';
import { commandsOf, PAGES, says, scripts } from './commands.ts';
import { ON_PAPER, READING, RUNNERS, WHOLE_PAGES } from './runners.ts';

const all = PAGES.flatMap(commandsOf);

test('every command of the documents is run by a test, or is marked as on paper', () => {
  const isRun = ({ page, text, isBlock }: (typeof all)[number]) =>
    (isBlock && page in WHOLE_PAGES) ||
    READING.includes(text) ||
    [...RUNNERS, ...ON_PAPER].some(([command]) => command.test(text));
  expect(all.filter((one) => !isRun(one)).map(({ page, text }) => `${page}: ${text}`)).toEqual([]);
});

test('the test that is said to run a command does', () => {
  for (const [command, file, words] of RUNNERS) {
    expect([String(command), file, says(file, words)]).toEqual([String(command), file, true]);
  }
  for (const [page, file] of Object.entries(WHOLE_PAGES)) {
    expect([page, says(file, page), says(file, 'commands.left(), []')]).toEqual([page, true, true]);
  }
});

test('no command is listed that no document has', () => {
  const texts = all.map(({ text }) => text);
  const listed = [...RUNNERS, ...ON_PAPER].map(([command]) => command);
  expect(listed.filter((command) => !texts.some((text) => command.test(text))).map(String)).toEqual([]);
  expect(READING.filter((command) => !texts.includes(command))).toEqual([]);
});

const NPM_COMMAND = /npm run ([\w:-]+)(?![\w:-]| -w )/g; // "-w" is for another package.json
const namedIn = (text: string) => [...text.matchAll(NPM_COMMAND)].map(([, name]) => name ?? '');

test('every npm command that is named exists', () => {
  const named = all.flatMap(({ text }) => namedIn(text));
  expect([...new Set(named)].filter((one) => !scripts()[one])).toEqual([]);
});

test('so does every npm command in the sentences of the programs', () => {
  const files = globSync('{common,deploy,desk,guide,scripts,server}/**/*.{ts,tsx,mjs,sh,service}', {
    exclude: (name) => name.endsWith('node_modules'),
  });
  const named = files.flatMap((file) => namedIn(pageText(file)).map((name) => ({ file, name })));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ name }) => !scripts()[name])).toEqual([]);
});

test('docs/deploy.md has every command of "guide" and every option of install.sh, and no other', () => {
  const page = pageText('docs/deploy.md');
  const usage = (file: string) => /<<'TEXT'\n(.*?)\nTEXT/s.exec(pageText(file))?.[1] ?? '';
  const commands = [...usage('deploy/guide').matchAll(/^sudo guide (\w+)/gm)].map(([, name]) => name);
  const options = [...usage('deploy/install.sh').matchAll(/^ {2}(--[\w-]+)/gm)].map(([, name]) => name);
  const documented = (pattern: RegExp) => [...new Set([...page.matchAll(pattern)].map(([, name]) => name))].sort();
  expect(documented(/`(?:sudo guide )?(\w+)(?: [^`\n]*)?`(?=[^|\n]*\|)/g)).toEqual(
    expect.arrayContaining(commands.sort()),
  );
  expect(documented(/^\| `(--[\w-]+)/gm)).toEqual(options.sort());
});

test.each(READING)('%s', (command) => {
  expect(execFileSync('bash', ['-c', command], { encoding: 'utf8' })).not.toBe('');
});
