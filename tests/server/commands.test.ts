import { chmodSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { writeServer } from '../../scripts/release/write-release.ts';
import { contact, HOME, post, writeSite } from './guide.ts';
import { documentedCommands, layOut } from './layout.ts';
import { ask } from './processes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The folders of docs/deploy, with a release that has the packages of this project: npm would take a minute. */
function aMachine() {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755); // it was made for one user
  const target = path.join(folder, 'release');
  writeServer({ root, dist: writeSite(path.join(folder, 'dist')), target });
  symlinkSync(path.join(root, 'node_modules'), path.join(target, 'node_modules'));
  return layOut(path.join(folder, 'machine'), target);
}

test('every command on the deploy pages for the user "guide" works for that user in their folders', async () => {
  const machine = aMachine();
  expect(machine.switchTo('first')).toContain('first now.');
  const guide = await machine.startGuide();
  expect((await post(guide.url, contact('Hola'))).status).toBe(303);

  const commands = documentedCommands().filter((command) => command.includes('sudo -u guide '));
  expect(commands.length).toBeGreaterThan(4);
  for (const command of commands) {
    const { code, text } = await machine.asUser(command);
    expect([command, code, text]).toEqual([command, 0, expect.not.stringContaining('EACCES')]);
  }
  const made = readdirSync(machine.state, { recursive: true, encoding: 'utf8' }).sort();
  expect(made).toEqual(expect.arrayContaining(['backups', 'guide.db', 'inbox.csv']));
  expect(made.some((name) => /^backups\/.*\.db$/.test(name))).toBe(true);
  for (const name of made) {
    const { mode } = statSync(path.join(machine.state, name));
    expect([name, mode & 0o077]).toEqual([name, 0]); // private
  }
});

test.skipIf(process.getuid?.() !== 0)(
  'the web process can write its own files, and no code, page, content or answer',
  async () => {
    const machine = aMachine();
    machine.switchTo('first');
    await machine.startGuide();
    const { text } = await machine.asUser(
      `find ${machine.folder} -path '*/node_modules' -prune -o -writable -not -type l -print`,
    );
    const places = text
      .trim()
      .split('\n')
      .map((file) => path.relative(machine.folder, file));
    const own = /^var\/lib\/guide(\/|$)|^var\/lib\/guide-desk\/(orders|photos)$/;
    expect(places.filter((place) => !own.test(place))).toEqual([]);
    expect(places).toEqual(expect.arrayContaining(['var/lib/guide-desk/orders', 'var/lib/guide-desk/photos']));
  },
);

test('switching to another release is atomic, and a server keeps the one it opened until it is told', async () => {
  const machine = aMachine();
  machine.switchTo('first');
  const guide = await machine.startGuide();
  machine.addRelease('second', 'index.html', 'The second release');
  expect(machine.switchTo('second')).toContain('second now.');
  expect(String((await ask(guide.url)).body)).toBe(HOME);
  guide.reload();
  await expect.poll(async () => String((await ask(guide.url)).body)).toBe('The second release');
});
