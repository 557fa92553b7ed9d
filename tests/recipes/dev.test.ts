/** What `npm run dev` shows while somebody works: a mistake, and a screen that was not there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { smallGuide } from '../build/small-guide.ts';
import { viewpoint } from './viewpoint.ts';

const PHONES = 'content/pages/telefonos.json';

/** Starts what `npm run dev` starts, on a free port. */
async function develop(root: string) {
  const args = ['--watch', '--watch-preserve-output', 'scripts/dev.ts'];
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: '0' }, detached: true });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (said += piece));
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    process.kill(-(child.pid ?? 0)); // with the process that it watches
    await ended;
  });
  const origin = () => said.match(/http:\/\/localhost:\d+/g)?.at(-1) ?? '';
  await expect.poll(origin).not.toBe('');
  const statusOf = (address: string) =>
    fetch(origin() + address).then(
      ({ status }) => status,
      () => 0,
    );
  return { said: () => said, statusOf };
}

test('one content mistake is said and leaves every page as it was, and a new screen appears by itself', async () => {
  const made = smallGuide();
  // Elsewhere: below .build, where copies are made, the development server watches nothing.
  const root = path.join(temporaryFolder(), 'guide');
  cpSync(made.root, root, { recursive: true });
  rmSync(made.root, { recursive: true });
  for (const name of readdirSync('node_modules').filter((one) => !one.startsWith('.')))
    symlinkSync(path.resolve('node_modules', name), path.join(root, 'node_modules', name));
  const write = (file: string, content: string | object) =>
    writeFileSync(path.join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  const { said, statusOf } = await develop(root);
  await expect.poll(() => statusOf('/')).toBe(200);

  const good = readFileSync(path.join(root, PHONES), 'utf8');
  write(PHONES, `${good.trimEnd().slice(0, -1)}, "unknown": 1 }`);
  await expect.poll(async () => [await statusOf('/'), said().includes('telefonos.json')]).toEqual([200, true]);
  expect(await statusOf('/telefonos-utiles-san-rafael')).toBe(200);
  write(PHONES, good);

  expect(await statusOf('/mirador-de-prueba')).toBe(404);
  for (const [file, content] of Object.entries(viewpoint)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    write(file, content);
  }
  await expect.poll(() => statusOf('/mirador-de-prueba')).toBe(200);
});
