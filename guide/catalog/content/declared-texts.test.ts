import { expect, test } from 'vitest';
import { z } from 'zod';
import { siteConfig } from '#catalog/content/site-config.ts';
import { checkTexts } from './declared-texts.ts';
import { idText, listing, sameText, text } from './schema.ts';
import { problemsOf } from './test-content.ts';

test('a field that is any text at all stops the build with a sentence, wherever it is', async () => {
  const schema = z.strictObject({
    title: text,
    motto: z.string().min(1).nullable(),
    rooms: z.array(z.strictObject({ id: idText, view: z.string() })).default([]),
  });
  expect(await problemsOf(() => checkTexts(schema, 'content/pages/termas.json'))).toEqual([
    expect.stringMatching(/^content\/pages\/termas\.json: the schema of "motto" is any text; make it text, nameText, /),
    expect.stringContaining('"rooms.view" is any text'),
  ]);
});

test('a declared text, even a shortened one, and a text with a rule of its own are known', () => {
  const schema = z.strictObject({
    short: text.max(20),
    code: sameText.optional(),
    hour: z.string().regex(/^\d\d:\d\d$/),
    page: z.url(),
    day: z.iso.date(),
    more: z.record(z.string(), z.number()),
  });
  expect(() => checkTexts(schema, 'content/pages/termas.json')).not.toThrow();
  for (const known of [listing, siteConfig]) expect(() => checkTexts(known, 'x.json')).not.toThrow();
});
