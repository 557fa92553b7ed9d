import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { message, post, spawnGuide, tinySite } from '../testing/test-guide.ts';
import { request } from '../testing/test-inbox.ts';
import { testPicture } from '../testing/test-picture.ts';
import { openStore } from './store.ts';

/** `npm run attack` kills more often. */
const KILLS = Number(process.env.KILLS ?? 4);
const LONGEST_LIFE_MS = 150;
const VISITORS = 8;

test(`a server that is killed ${KILLS} times under a stream of posts keeps every acknowledged one, once`, {
  timeout: 120_000 + KILLS * 5000,
}, async ({ task }) => {
  const database = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const dist = tinySite();
  const acknowledged = new Set<string>();
  let sent = 0;
  for (let round = 0; round < KILLS; round++) {
    const guide = await spawnGuide({ DATABASE_URL: database, LOG_LEVEL: 'silent' }, dist);
    const before = acknowledged.size;
    let isGone = false;
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (!isGone) {
        sent += 1;
        const subject = `mensaje ${sent}`;
        const attempt = String(sent).padStart(32, '0');
        const answer = await post(guide.url, { ...message, subject, _attempt: attempt }).catch(() => null);
        if (answer?.ok) acknowledged.add(subject);
      }
    });
    while (acknowledged.size === before) await wait(1); // so that each life has something to lose
    await wait(Math.random() * LONGEST_LIFE_MS); // the test needs random moments
    guide.process.kill('SIGKILL');
    expect(await guide.exited).toBe('SIGKILL');
    isGone = true;
    await Promise.all(visitors);
  }
  const store = openStore({ url: database });
  const kept = (await store.list()).map(({ answers }) => answers.subject ?? '');
  await store.close();
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect([...acknowledged].filter((subject) => !kept.includes(subject))).toEqual([]);
  expect(kept).toHaveLength(new Set(kept).size);
  task.meta.measured = `${acknowledged.size} acknowledged, none lost`;
});

test('acknowledged photographs are whole after a kill', async () => {
  const database = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const guide = await spawnGuide({ DATABASE_URL: database, LOG_LEVEL: 'silent' });
  const acknowledged: number[] = [];
  let isGone = false;
  const visitors = Array.from({ length: VISITORS }, async (_, visitor) => {
    for (let number = visitor; !isGone; number += VISITORS) {
      const body = new FormData();
      for (const [name, value] of Object.entries(request.answers)) body.set(name, value);
      body.set('message', String(number));
      body.set('photos', new Blob([new Uint8Array(pictureOf(number))]), 'foto.png');
      const headers = { Accept: 'application/json' };
      const answer = await fetch(`${guide.url}/f/publicar`, { method: 'POST', body, headers }).catch(() => null);
      if (answer?.ok) acknowledged.push(number);
    }
  });
  while (acknowledged.length < VISITORS) await wait(1);
  guide.process.kill('SIGKILL');
  await guide.exited;
  isGone = true;
  await Promise.all(visitors);
  const store = openStore({ url: database });
  const ids = new Map((await store.list()).map(({ id, answers }) => [Number(answers.message), id]));
  for (const number of acknowledged) {
    const [photo] = await store.photosOf(ids.get(number) ?? 0);
    expect(photo && Buffer.from(photo.bytes).equals(pictureOf(number))).toBe(true);
  }
  await store.close();
});

/** A picture whose bytes depend on `number`. */
const pictureOf = (number: number) => testPicture(number % 250, 640, 640, 200_000);

test('a server that is told to stop finishes the posts in progress', async () => {
  const database = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const guide = await spawnGuide({ DATABASE_URL: database, LOG_LEVEL: 'silent' });
  const posts = Array.from({ length: 40 }, (_, index) => post(guide.url, { ...message, subject: `mensaje ${index}` }));
  await Promise.race(posts);
  guide.process.kill('SIGTERM');
  const answers = await Promise.allSettled(posts);
  expect(await guide.exited).toBe(0);
  const answered = answers.filter((answer) => answer.status === 'fulfilled' && answer.value.status === 200).length;
  const store = openStore({ url: database });
  expect(await store.list()).toHaveLength(answered);
  expect(answers.every((answer) => answer.status === 'rejected' || answer.value.status === 200)).toBe(true);
  await store.close();
});
