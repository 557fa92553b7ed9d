import { expect, test } from 'vitest';
import { paths } from '../../../common/lib/address/paths.ts';
import { refusalMail } from './refusal.ts';

const ORIGIN = 'https://guia.example';

test.each([
  ['es', paths.contact],
  ['en', `/en${paths.contact}`],
  ['pt', `/pt${paths.contact}`],
  ['fr', paths.contact],
])('whoever is turned down in %s can write to us again', (language, page) => {
  const answers = { name: 'Ana', establishmentName: 'Casino' };
  const message = { id: 1, form: 'publicar', answers, language, receivedAt: 0, state: 'new', suspicion: null } as const;
  const { text } = refusalMail(message, ORIGIN);
  expect(text.match(/https:\S+/g)).toEqual([ORIGIN + page]);
});
