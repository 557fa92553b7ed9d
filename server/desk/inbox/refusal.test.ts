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
  const message = {
    ...{ id: 1, form: 'publicar', answers: { name: 'Ana', establishmentName: 'Casino' }, language },
    ...{ receivedAt: 0, suspicion: null },
  } as Parameters<typeof refusalMail>[0];
  const { text } = refusalMail(message, ORIGIN);
  expect(text.match(/https:\S+/g)).toEqual([ORIGIN + page]);
});
