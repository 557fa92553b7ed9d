import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { contact, post, startGuide } from './guide.ts';

const POSTS_EACH = 60;

test('three servers on one file keep every acknowledged post, and an attempt sent to all three once', async () => {
  const env = { DATABASE_URL: `file:${path.join(temporaryFolder(), 'guide.db')}`, POSTS_PER_10_MINUTES: '1000' };
  const guides = await Promise.all([startGuide(env), startGuide(env), startGuide(env)]);
  const shared = { ...contact('to all three'), _attempt: 'f'.repeat(32) };
  const answers = await Promise.all(
    guides.flatMap(({ url }, guide) => [
      post(url, shared),
      ...Array.from({ length: POSTS_EACH }, (_, number) => post(url, contact(`${guide}-${number}`))),
    ]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  const kept = (await guides[0]?.kept())?.map(({ answers }) => answers.message).sort();
  const sent = guides.flatMap((_, guide) => Array.from({ length: POSTS_EACH }, (_, number) => `${guide}-${number}`));
  expect(kept).toEqual([...sent, shared.message].sort());
});
