import { expect, test } from 'vitest';
import { copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { readMarkdown } from './read-markdown.ts';

const FILE = 'content/posts/nota.md';

function read(text: string) {
  const { root, write } = copyContent();
  write(FILE, text);
  return readMarkdown(root, FILE);
}

test('a file is read as front matter and the text below it, with any line endings', () => {
  const { facts, text } = read('\uFEFF---\r\ntitle: Uno\r\n---\r\n\r\nDos\r\n');
  expect(facts).toEqual({ title: 'Uno' });
  expect(text.html()).toBe('<p>Dos</p>');
});

test.each([
  ['no facts', 'Hola.\n', 'line 1 must be ---, with the facts below it and --- again below them.'],
  [
    'facts that do not end',
    '---\ntitle: Uno\n\nHola.\n',
    'the facts that begin on line 1 do not end; write --- below them.',
  ],
  ['no text', '---\ntitle: Uno\n---\n\n', 'has no text; write it below the --- on line 3.'],
])('a file with %s is reported with what to write', async (_, text, sentence) => {
  expect(await problemsOf(() => read(text))).toEqual([`${FILE}: ${sentence}`]);
});

test('mistakes in the front matter and in the text are reported at once, each with its line in the file', async () => {
  const problems = await problemsOf(() => read('---\ntitle: "Uno\n---\n\nDos\n\n# Tres\n'));
  expect(problems.map((problem) => /: line \d+/.exec(problem)?.[0])).toEqual([': line 2', ': line 7']);
});
