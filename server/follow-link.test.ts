import { cpSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtDesk } from './testing/desk/desk-guide.ts';
import { temporaryFolder } from './testing/test-folder.ts';
import { startGuide, tinySite } from './testing/test-guide.ts';

/** Points the link at another site atomically, as the publisher does. */
function point(link: string, site: string) {
  symlinkSync(site, `${link}.next`);
  renameSync(`${link}.next`, link);
}

test('with a desk, the guide serves the site that the publisher switched to, and answers every request meanwhile', async () => {
  const folder = temporaryFolder();
  const [first, second, link] = [tinySite(), path.join(folder, 'second'), path.join(folder, 'current')];
  cpSync(first, second, { recursive: true });
  writeFileSync(path.join(second, 'index.html'), '<h1>Segundo</h1>');
  point(link, first);
  const desk = { DESK_FOLDER: path.join(folder, 'desk'), DESK_URL: 'https://guia.example' };
  const { url } = await startGuide(desk, link, { bundle: builtDesk() });
  const statuses = new Set<number>();
  const home = async () => {
    const response = await fetch(url);
    statuses.add(response.status);
    return response.text();
  };
  expect(await home()).toBe('<h1>Inicio</h1>');
  point(link, second);
  await expect.poll(home, { interval: 5 }).toBe('<h1>Segundo</h1>');
  rmSync(link); // deleted by accident: the guide carries on
  expect(await home()).toBe('<h1>Segundo</h1>');
  point(link, first);
  await expect.poll(home, { interval: 5 }).toBe('<h1>Inicio</h1>');
  expect([...statuses]).toEqual([200]);
});
