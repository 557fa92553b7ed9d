import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { claim, TakenError } from './lock.ts';
import { SUTER, testCheckout } from './testing/test-checkout.ts';

const PHONE = '+54 260 442-7448';
const POINTS = [
  'begun',
  'pulled',
  'written',
  'building',
  'built',
  'committed',
  'before-switch',
  'switched',
  'shown',
  'finished',
  'answered',
];

const program = (name: string) => path.join(import.meta.dirname, name);

function environment({ folder, root, sites }: ReturnType<typeof testCheckout>, more: NodeJS.ProcessEnv = {}) {
  return { ...process.env, DESK_FOLDER: folder, PUBLISHER_ROOT: root, PUBLISHER_SITES: sites, ...more };
}

/** Runs a publisher until nothing waits, or until it is killed. Returns the signal that ended it. */
function runPublisher(checkout: ReturnType<typeof testCheckout>, killAt = '') {
  const env = environment(checkout, { KILL_AT: killAt });
  const { signal, status, stderr } = spawnSync(process.execPath, [program('testing/stub-publisher.ts')], { env });
  if (signal === null && status !== 0) throw new Error(stderr.toString());
  return signal;
}

test.each(POINTS)(
  'killed at "%s", the live site is one whole version, and the order is carried out once',
  async (point) => {
    const checkout = testCheckout({ hasRemote: true });
    const { order, change, live, git, answer, read, publisher } = checkout;
    await publisher.refresh();
    const before = live();
    const edit = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
    const nueva = 'content/collections/bodegas/listings/nueva.json';
    const added = { file: nueva, base: null, before: null, value: { name: 'Nueva', phone: '1' }, photos: null };
    const id = order({ type: 'publish', words: 'teléfono', changes: [edit, added] });
    expect(runPublisher(checkout, point)).toBe('SIGKILL');
    expect(live('second.txt')).toBe(live('first.txt'));
    const after = before.replace(`${SUTER} null`, `${SUTER} ${PHONE}`);
    expect([before, `${after}`]).toContain(live().replace(`${nueva} 1\n`, ''));
    expect(runPublisher(checkout)).toBe(null);
    expect(answer(id)).toMatchObject({ state: 'done', version: git('rev-parse', 'HEAD') });
    expect(live()).toContain(`${SUTER} ${PHONE}`);
    expect(live()).toContain(`${nueva} 1`);
    expect(JSON.parse(read(SUTER))).toMatchObject({ phone: PHONE });
    expect(git('log', '--format=%s')).toBe('teléfono\nBegin');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-parse', 'origin/main')).toBe(git('rev-parse', 'HEAD'));
  },
);

test.each(['written', 'built'])(
  'killed at "%s" with a mistake in the edit, the order is refused and leaves nothing behind',
  (point) => {
    const checkout = testCheckout();
    const { order, change, git, answer } = checkout;
    const id = order({ type: 'publish', words: '', changes: [change(SUTER, (suter) => ({ ...suter, name: '' }))] });
    expect(runPublisher(checkout, point)).toBe('SIGKILL');
    expect(runPublisher(checkout)).toBe(null);
    expect(answer(id)).toMatchObject({ state: 'refused' });
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s')).toBe('Begin');
  },
);

test('a lock that a killed git left behind does not stop the next start', () => {
  const checkout = testCheckout();
  const { root, order, change, answer } = checkout;
  const id = order({ type: 'publish', words: '', changes: [change(SUTER, (suter) => ({ ...suter, phone: PHONE }))] });
  writeFileSync(path.join(root, '.git/index.lock'), '');
  expect(runPublisher(checkout)).toBe(null);
  expect(answer(id)).toMatchObject({ state: 'done' });
});

test('a second publisher refuses with a sentence, and takes over once the first is gone', async () => {
  const checkout = testCheckout();
  const holder = spawn(process.execPath, ['-e', 'process.stdout.write("up"); setInterval(() => {}, 1000)']);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  const release = claim(checkout.sites);
  const second = spawnSync(process.execPath, [program('main.ts')], { env: environment(checkout) });
  expect(second.status).toBe(3);
  expect(second.stderr.toString()).toContain(`Another publisher (process ${process.pid}) works in ${checkout.sites}`);
  expect(() => claim(checkout.sites)).toThrow(TakenError);
  release();
  writeFileSync(path.join(checkout.sites, '.publisher.lock'), `${holder.pid} 1\n`); // its pid went to another process
  claim(checkout.sites)();
  const lock = path.join(checkout.sites, '.publisher.lock');
  writeFileSync(lock, `${holder.pid}\n`);
  expect(() => claim(checkout.sites)).toThrow(TakenError);
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  claim(checkout.sites);
  expect(existsSync(lock) && readFileSync(lock, 'utf8')).toContain(String(process.pid));
});
