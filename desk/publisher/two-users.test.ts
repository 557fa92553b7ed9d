import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SUTER, testCheckout } from './testing/test-checkout.ts';

/** The users that docs/deploy/desk.md describes, for the server and the publisher, and the group that they share. */
const GUIDE = 65_501;
const PUBLISHER = 65_502;
const DESK = 65_503;

const WEB_WRITES = ['orders', 'photos', 'drafts'];
const PUBLISHER_WRITES = ['answers', 'ready', 'previews', 'published'];

/** Runs a shell command as one of the two users. Returns whether it succeeded. */
function can(uid: number, line: string): boolean {
  const ids = ['--reuid', String(uid), '--regid', String(uid), '--groups', String(DESK)];
  return spawnSync('setpriv', [...ids, 'sh', '-c', line], { stdio: 'ignore' }).status === 0;
}

test.skipIf(process.getuid?.() !== 0)(
  'the server writes orders, photos and drafts and nothing else, the publisher everything but those',
  () => {
    const { base, root, folder, sites, order, change, answer } = testCheckout();
    chmodSync(base, 0o755);
    const id = order({ type: 'publish', words: '', changes: [change(SUTER, (suter) => ({ ...suter, price: 2000 }))] });
    const own = (file: string, uid: number, gid: number) => execFileSync('chown', ['-R', `${uid}:${gid}`, file]);
    for (const name of WEB_WRITES) mkdirSync(path.join(folder, name), { recursive: true });
    mkdirSync(sites, { recursive: true });
    for (const [names, uid] of [
      [WEB_WRITES, GUIDE],
      [PUBLISHER_WRITES, PUBLISHER],
    ] as const) {
      for (const name of names) {
        own(path.join(folder, name), uid, DESK);
        chmodSync(path.join(folder, name), 0o2750);
      }
    }
    chownSync(folder, 0, DESK);
    chmodSync(folder, 0o2750);
    for (const place of [root, sites]) own(place, PUBLISHER, PUBLISHER);

    const ids = ['--reuid', String(PUBLISHER), '--regid', String(PUBLISHER), '--groups', String(DESK)];
    const program = path.join(import.meta.dirname, 'testing/stub-publisher.ts');
    const { status, stderr } = spawnSync('setpriv', [...ids, process.execPath, program], {
      env: { ...process.env, HOME: base, DESK_FOLDER: folder, PUBLISHER_ROOT: root, PUBLISHER_SITES: sites },
      cwd: root,
    });
    expect([status, stderr.toString()]).toEqual([0, '']);
    expect(answer(id)).toMatchObject({ state: 'done' });

    // What the server must be able to do…
    expect(
      can(GUIDE, `cat ${folder}/answers/${id}.json ${folder}/published/snapshot.json ${sites}/current/first.txt`),
    ).toBe(true);
    for (const name of WEB_WRITES) expect([name, can(GUIDE, `touch ${folder}/${name}/x`)]).toEqual([name, true]);
    // …and what neither may do.
    const forbidden = [
      ...PUBLISHER_WRITES.map((name) => `${folder}/${name}/x`),
      `${folder}/x`,
      `${sites}/x`,
      `${root}/${SUTER}`,
      `${root}/.git/x`,
    ];
    for (const place of forbidden) expect([place, can(GUIDE, `touch ${place}`)]).toEqual([place, false]);
    expect(can(GUIDE, `rm ${sites}/current`)).toBe(false);
    for (const name of WEB_WRITES) expect([name, can(PUBLISHER, `touch ${folder}/${name}/y`)]).toEqual([name, false]);
    expect(
      spawnSync('setpriv', ['--reuid', '65504', '--regid', '65504', '--clear-groups', 'ls', folder]).status,
    ).not.toBe(0);
  },
);
