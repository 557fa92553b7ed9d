import { expect, test } from 'vitest';
import type { RegisterRow } from '#common/contracts/desk/register.ts';
import { SUTER, testCheckout } from '../testing/test-checkout.ts';

const NEW = 'content/collections/alojamientos/listings/cabanas-los-nires.json';
const row = (number: number, cells: RegisterRow['cells']): RegisterRow => ({ row: number, cells });
const ROWS = [
  row(2, { name: 'SUTER', kind: 'bodega', phone: '260 442-7448', pageDate: '24/08/2025' }),
  row(3, { name: 'Cabañas Los Nires', kind: 'cabaña', phone: '12' }),
];

test('a register is looked at without a change, and published as one version with what it said', async () => {
  const { order, run, git, read, publisher } = testCheckout();
  await publisher.refresh();
  const looked = await run(order({ type: 'register', source: 'padron', name: 'padron.csv', rows: ROWS, step: 'look' }));
  expect(looked).toMatchObject({
    state: 'done',
    version: null,
    register: {
      mistakes: [],
      added: [{ row: 3, name: 'Cabañas Los Nires', kind: 'cabaña' }],
      changed: [
        { row: 2, name: 'Suter', file: SUTER, facts: [{ field: 'phone', before: '', after: '+54 260 442-7448' }] },
      ],
      doubts: [{ row: 3, name: 'Cabañas Los Nires' }],
    },
  });
  expect(git('log', '--format=%s')).toBe('Begin');
  const preview = await run(
    order({ type: 'register', source: 'padron', name: 'padron.csv', rows: ROWS, step: 'preview' }),
  );
  expect(preview).toMatchObject({ state: 'done', version: null });
  expect(git('status', '--porcelain')).toBe('');
  const published = await run(
    order({ type: 'register', source: 'padron', name: 'padron.csv', rows: ROWS, step: 'publish' }),
  );
  expect(published).toMatchObject({ state: 'done', version: git('rev-parse', 'HEAD') });
  expect(git('log', '-1', '--format=%an %s')).toBe('Marta Fichas de padron.csv');
  expect(JSON.parse(read(SUTER))).toMatchObject({
    phone: '+54 260 442-7448',
    checks: [{ on: '2025-08-24', how: 'registro', facts: ['phone'] }],
  });
  expect(JSON.parse(read(NEW))).toMatchObject({ name: 'Cabañas Los Nires', category: 'cabaña' });
});

test('a phone that somebody confirmed is not overwritten: the register’s word is to be asked', async () => {
  const { order, run, read, write, git, publisher } = testCheckout();
  const checks = [{ on: '2026-01-02', how: 'llamada', facts: ['phone'] }];
  write(SUTER, { name: 'Suter', phone: '+54 260 442-1111', checks });
  git('commit', '--quiet', '-am', 'Confirm');
  await publisher.refresh();
  const looked = await run(
    order({ type: 'register', source: 'padron', name: 'p', rows: ROWS.slice(0, 1), step: 'look' }),
  );
  expect(looked).toMatchObject({ register: { changed: [], doubts: [{ name: 'Suter' }] } });
  await run(order({ type: 'register', source: 'padron', name: 'p', rows: ROWS.slice(0, 1), step: 'publish' }));
  expect(JSON.parse(read(SUTER))).toMatchObject({ phone: '+54 260 442-1111', checks });
});

test('mistakes are told by row and column, and such a register is not published', async () => {
  const { order, run, git } = testCheckout();
  const rows = [row(5, { kind: 'hotel' }), row(6, { name: 'X', kind: 'castillo', stars: 'seis', pageDate: 'ayer' })];
  const looked = await run(order({ type: 'register', source: 'padron', name: 'p', rows, step: 'look' }));
  expect(looked).toMatchObject({
    register: {
      mistakes: [
        { row: 5, field: 'name', text: 'falta el nombre' },
        { row: 6, field: 'kind' },
        { row: 6, field: 'stars', text: 'tiene que ser un número del 1 al 5' },
        { row: 6, field: 'pageDate', text: expect.stringContaining('05/04/2026') },
      ],
    },
  });
  expect(await run(order({ type: 'register', source: 'padron', name: 'p', rows, step: 'publish' }))).toMatchObject({
    state: 'refused',
  });
  expect(git('log', '--format=%s')).toBe('Begin');
});

test('another list fills what is missing, replaces nothing, and is named as no source', async () => {
  const { order, run, read, write, git, publisher } = testCheckout();
  const checks = [{ on: '2020-01-02', how: 'registro', facts: ['phone'] }];
  write(SUTER, { name: 'Suter', phone: '+54 260 442-1111', checks });
  git('commit', '--quiet', '-am', 'Import');
  await publisher.refresh();
  const rows = [
    row(2, { name: 'SUTER', kind: 'bodega', phone: '260 442-7448', website: 'suter.example.com' }),
    row(3, {
      name: 'Cabañas Los Nires',
      kind: 'cabaña',
      phone: '260 442-7449',
      website: '@losnires',
      page: 'https://socios.example/nires',
    }),
  ];
  await run(order({ type: 'register', source: 'lista', name: 'socios.csv', rows, step: 'publish' }));
  expect(JSON.parse(read(SUTER))).toMatchObject({
    ...{ phone: '+54 260 442-1111', website: 'https://suter.example.com/', checks },
    todo: ['Preguntar el teléfono: la planilla dice +54 260 442-7448, y la ficha +54 260 442-1111.'],
  });
  const added = JSON.parse(read(NEW)) as object;
  expect(added).toMatchObject({
    ...{ phone: '+54 260 442-7449', instagram: 'https://www.instagram.com/losnires/' },
    sources: [],
  });
  expect(added).not.toHaveProperty('checks');
  expect(added).not.toHaveProperty('website');
});
