import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gitIn, SUTER, testCheckout } from './testing/test-checkout.ts';

/** Stands in for `scripts/run.mjs`: notes that it ran, and marks the packages as installed. */
const INSTALLS = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('.build', { recursive: true });
mkdirSync('node_modules', { recursive: true });
appendFileSync('.build/installed.txt', 'once ');
writeFileSync('node_modules/.package-lock.json', '{}');
`;

/** A checkout that follows a repository, and a developer's clone of it. */
function followed(run = INSTALLS) {
  const guide = testCheckout({ hasRemote: true });
  gitIn(guide.base)('clone', '--quiet', path.join(guide.base, 'remote.git'), 'developer');
  const developer = path.join(guide.base, 'developer');
  const push = (files: Record<string, string>) => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(developer, name)), { recursive: true });
      writeFileSync(path.join(developer, name), text);
    }
    gitIn(developer)('add', '.');
    gitIn(developer)('commit', '--quiet', '-m', 'Work');
    gitIn(developer)('push', '--quiet');
  };
  push({ 'scripts/run.mjs': run, 'package-lock.json': '{}', '.gitignore': '.build/\nnode_modules/\n' });
  const publish = (price: number) => {
    const changes = [guide.change(SUTER, (suter) => ({ ...suter, price }))];
    return guide.run(guide.order({ type: 'publish', words: '', changes }));
  };
  const file = path.join(guide.root, '.build/installed.txt');
  const installed = () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').length : 0);
  return { ...guide, push, publish, installed };
}

test('packages that a pull changed are installed before the publication, and only then', async () => {
  const { publish, installed, root } = followed();
  expect(await publish(1000)).toMatchObject({ state: 'done' });
  expect(installed()).toBe(1);
  expect(await publish(2000)).toMatchObject({ state: 'done' });
  expect(installed()).toBe(1);

  const later = new Date(Date.now() + 60_000);
  utimesSync(path.join(root, 'package-lock.json'), later, later); // as after the next pull
  expect(await publish(3000)).toMatchObject({ state: 'done' });
  expect(installed()).toBe(2);
});

test('if they cannot be installed, nothing is published, and the next order tries again', async () => {
  const { publish, push, installed, read } = followed('process.exit(1);\n');
  expect(await publish(1000)).toMatchObject({ state: 'failed', text: expect.stringContaining('instalar') });
  expect(JSON.parse(read(SUTER))).toMatchObject({ price: null });

  push({ 'scripts/run.mjs': INSTALLS });
  expect(await publish(1000)).toMatchObject({ state: 'done' });
  expect(installed()).toBe(1);
});
