import fs, { existsSync, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { SUTER, testCheckout } from './testing/test-checkout.ts';

const PHONE = '+54 260 442-7777';

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** From now on, files in these folders are cut short, as on a full disk. */
function fill(isFull: (file: string) => boolean) {
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((file, content, options) => {
    if (!isFull(String(file))) return write(file, content, options);
    write(file, String(content).slice(0, 3), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  });
  syncBuiltinESMExports();
}

function makeRoom() {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}

const unfinished = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(^|\/)\.[^/]*\.\d+$/.test(name) && !/(^|\/)\.git\//.test(name),
  );

test.each([
  ['answers', (file: string) => file.includes('/answers/')],
  ['content', (file: string) => file.includes('/content/')],
  ['the snapshot', (file: string) => file.includes('/published/')],
  ['sites', (file: string) => file.includes('/sites/')],
])(
  'a full folder of %s leaves no piece of a file, and the order is carried out once there is room',
  async (_, isFull) => {
    const { order, change, publisher, answer, read, git, base, folder } = testCheckout();
    await publisher.refresh();
    const edit = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
    const id = order({ type: 'publish', words: '', changes: [edit] });
    fill(isFull);
    await publisher.next().catch(() => false);
    expect(unfinished(base)).toEqual([]);
    makeRoom();
    const isDone = existsSync(path.join(folder, `answers/${id}.json`)) && publisher.desk.isAnswered(id);
    const again = isDone ? order({ type: 'publish', words: '', changes: [edit] }) : id;
    while (await publisher.next());
    expect(answer(again)).toMatchObject({ state: 'done' });
    expect(JSON.parse(read(SUTER))).toMatchObject({ phone: PHONE });
    expect(git('status', '--porcelain')).toBe('');
  },
);

test('what a killed publisher had begun to write is deleted at the next start, and what others hide is not', async () => {
  const { folder, publisher, root, sites } = testCheckout();
  await publisher.refresh();
  const left = path.join(folder, 'answers', '.20261122T130501Z-00000001.json.4711');
  const other = path.join(folder, 'answers', '.keep');
  for (const file of [left, other]) fs.writeFileSync(file, '{"st');
  const { Publisher } = await import('./publisher.ts');
  new Publisher({ root, folder, sites }, { build: () => Promise.reject(new Error('unused')), log: () => {} });
  expect([existsSync(left), existsSync(other)]).toEqual([false, true]);
});
