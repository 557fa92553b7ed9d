import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copySmallContent } from '#catalog/content/test-content.ts';
import { ROADS_FILE } from '#common/contracts/desk/content.ts';
import { openInbox } from '#server/testing/test-inbox.ts';
import { contentCommands } from './content-commands.ts';

test('a report of a road is accepted at the terminal, and the rest of the page stays as it is', async () => {
  const { root } = copySmallContent();
  const file = path.join(root, ROADS_FILE);
  const before = JSON.parse(readFileSync(file, 'utf8')) as { roads: { id: string }[] };
  const { run, receive, store } = openInbox({ root, contentCommands });
  await receive({
    receivedAt: Date.now(),
    form: 'camino',
    answers: { road: before.roads[0]?.id ?? '', state: 'cortado', words: 'Nieve' },
  });
  expect((await run('accept', '1')).code).toBe(0);
  const { reports, ...rest } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  expect(reports).toEqual([expect.objectContaining({ road: before.roads[0]?.id, state: 'cortado', words: 'Nieve' })]);
  const { reports: _, ...untouched } = before as Record<string, unknown>;
  expect(rest).toEqual(untouched);
  expect((await store.get(1))?.state).toBe('done');
});

test('a report of a road that the page does not have is refused, and nothing is written', async () => {
  const { root } = copySmallContent();
  const file = path.join(root, ROADS_FILE);
  const before = readFileSync(file, 'utf8');
  const { run, receive } = openInbox({ root, contentCommands });
  await receive({ receivedAt: Date.now(), form: 'camino', answers: { road: 'a-la-luna', state: 'bien' } });
  const { code, text } = await run('accept', '1');
  expect(code).not.toBe(0);
  expect(text).toContain('«a-la-luna» no es un camino');
  expect(readFileSync(file, 'utf8')).toBe(before);
});
