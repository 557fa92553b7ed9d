import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '../../store/store.ts';
import { WINERY } from '../../testing/desk/content.ts';
import { temporaryFolder } from '../../testing/test-folder.ts';
import { startGuide, tinySite } from '../../testing/test-guide.ts';
import { createPeople } from '../access/people.ts';
import { createProposals } from '../inbox/proposals.ts';
import { newId } from './shared-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 21, 12);
const DONE = 'the desk’s folder was tidied';

afterEach(() => void vi.useRealTimers());

/** Starts a desk at `now` with photographs of these ages in days at NOW; returns how many are left, and the log. */
async function startWith(ages: number[], now = NOW) {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'photos'), { recursive: true });
  for (const days of ages) {
    const file = path.join(folder, 'photos', `${newId(new Date(NOW - days * DAY_MS))}.bin`);
    writeFileSync(file, 'x');
  }
  vi.useFakeTimers({ toFake: ['Date'], now });
  const { logged } = await startGuide({ DESK_FOLDER: folder, DESK_URL: 'https://guia.example' }, tinySite());
  await expect.poll(() => logged.join('')).toContain(DONE);
  vi.useRealTimers();
  return { left: readdirSync(path.join(folder, 'photos')).length, log: logged.join('') };
}

const fresh = Array.from({ length: 20 }, (_, index) => index);

test('photographs that nobody has used for two months are deleted', async () => {
  expect(await startWith([61, 70, ...fresh])).toMatchObject({ left: 20 });
});

test.each([
  ['two years ahead', NOW + 730 * DAY_MS],
  ['three months ahead', NOW + 90 * DAY_MS],
])('with a clock %s no photograph is deleted, and the log asks to look at it', async (_, now) => {
  const { left, log } = await startWith(fresh, now);
  expect(left).toBe(20);
  expect(log).toContain('"doubt":"clock"');
});

test('one that arrives while the clock is wrong takes only a tenth with it each day', async () => {
  const { left, log } = await startWith([-730, ...fresh], NOW + 730 * DAY_MS);
  expect(left).toBe(19);
  expect(log).toContain('"doubt":"many"');
});

test('links that a jumping clock made look expired work again once it is right', async () => {
  const store = openStore({ url: `file:${path.join(temporaryFolder(), 'guide.db')}` });
  const [proposals, people] = [createProposals(store), createPeople(store)];
  const token = await proposals.open(WINERY, NOW);
  const invitation = await people.invite({ name: 'Marta', email: 'marta@example.com' }, NOW);
  for (const later of [NOW + 730 * DAY_MS, NOW + 731 * DAY_MS]) {
    await proposals.open(WINERY, later);
    await people.invite({ name: 'Luis', email: 'luis@example.com' }, later);
    expect(await proposals.fileOf(token, later)).toBeNull();
  }
  expect(await proposals.fileOf(token, NOW + DAY_MS)).toBe(WINERY);
  expect(await people.invited(invitation.token, NOW + DAY_MS)).toMatchObject({ name: 'Marta' });
  await store.close();
});

test('links that have expired are deleted while the clock is right', async () => {
  const store = openStore({ url: `file:${path.join(temporaryFolder(), 'guide.db')}` });
  const proposals = createProposals(store);
  await proposals.open(WINERY, NOW - 400 * DAY_MS);
  for (let days = 25; days >= 0; days--) await proposals.open(WINERY, NOW - days * DAY_MS);
  const [all] = await store.run(['SELECT count(*) AS count FROM desk_proposal'], 'read');
  expect(all?.rows[0]?.count).toBe(26);
  await store.close();
});
