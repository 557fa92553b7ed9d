import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BIANCHI, gitIn, SUTER, testCheckout } from './testing/test-checkout.ts';

const PHONE = '+54 260 442-7448';

test('a changed phone goes live, is in the history with the person’s name, and changes nothing else', async () => {
  const { order, change, run, live, git, read } = testCheckout();
  const answer = await run(
    order({
      type: 'publish',
      words: 'teléfono nuevo',
      changes: [change(SUTER, (suter) => ({ ...suter, phone: PHONE }))],
    }),
  );
  expect(answer).toMatchObject({ state: 'done', version: git('rev-parse', 'HEAD'), warnings: [] });
  expect(live()).toContain(`${SUTER} ${PHONE}`);
  expect(git('log', '-1', '--format=%an <%ae> %s')).toBe('Marta <marta@guia.example> teléfono nuevo');
  expect(git('diff', '--stat', 'HEAD~1')).toContain('1 insertion(+), 1 deletion(-)');
  expect(read(SUTER)).toContain(`  "phone": "${PHONE}",\n  "website": null`);
  expect(git('status', '--porcelain')).toBe('');
});

test('the desk sees what is published, and every version that it can restore', async () => {
  const { order, change, run, publisher } = testCheckout();
  await run(
    order({ type: 'publish', words: 'uno', changes: [change(SUTER, (suter) => ({ ...suter, phone: PHONE }))] }),
  );
  const { snapshot } = publisher.desk;
  expect(snapshot?.files.find(({ file }) => file === SUTER)?.value).toMatchObject({ phone: PHONE });
  expect(snapshot?.versions).toMatchObject([
    { words: 'uno', by: 'Marta', isDesk: true, files: [SUTER] },
    { words: 'Begin', isDesk: false },
  ]);
});

test('a mistake is reported at its field, in Spanish, and changes nothing', async () => {
  const { order, change, run, git, publisher } = testCheckout();
  await publisher.refresh();
  const before = publisher.sites.live;
  const answer = await run(
    order({ type: 'publish', words: '', changes: [change(SUTER, (suter) => ({ ...suter, name: '' }))] }),
  );
  expect(answer).toMatchObject({ state: 'refused', mistakes: [{ file: SUTER, path: ['name'] }], conflicts: [] });
  expect(answer.state === 'refused' && answer.mistakes[0]?.text).toMatch(/^«Nombre» falta/);
  expect(git('status', '--porcelain')).toBe('');
  expect(git('log', '--format=%s')).toBe('Begin');
  expect(publisher.sites.live).toBe(before);
});

test('two people’s edits of different fields both count; for the same field, the later one has to choose', async () => {
  const { order, change, run, read } = testCheckout();
  const phone = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
  const website = change(SUTER, (suter) => ({ ...suter, website: 'https://suter.example' }));
  const other = change(SUTER, (suter) => ({ ...suter, phone: '0800 222 3500' }));
  await run(order({ type: 'publish', words: '', changes: [phone] }));
  expect(await run(order({ type: 'publish', words: '', changes: [website] }))).toMatchObject({ state: 'done' });
  expect(JSON.parse(read(SUTER))).toMatchObject({ phone: PHONE, website: 'https://suter.example' });
  expect(await run(order({ type: 'publish', words: '', changes: [other] }))).toMatchObject({
    state: 'refused',
    mistakes: [],
    conflicts: [{ file: SUTER, path: ['phone'], before: null, live: PHONE, mine: '0800 222 3500' }],
  });
});

test('a developer’s push and the owner’s edit are combined, and both are at the remote', async () => {
  const { base, order, change, run, read, live } = testCheckout({ hasRemote: true });
  const edit = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
  const clone = path.join(base, 'clone');
  gitIn(base)('clone', '--quiet', path.join(base, 'remote.git'), clone);
  const developer = gitIn(clone);
  const file = path.join(clone, SUTER);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"website": null', '"website": "https://suter.example"'));
  developer('commit', '--quiet', '-am', 'Add a website');
  developer('push', '--quiet');
  expect(await run(order({ type: 'publish', words: 'teléfono', changes: [edit] }))).toMatchObject({
    state: 'done',
    warnings: [],
  });
  expect(JSON.parse(read(SUTER))).toMatchObject({ phone: PHONE, website: 'https://suter.example' });
  expect(live()).toContain(PHONE);
  developer('pull', '--quiet');
  expect(developer('log', '--format=%s')).toBe('teléfono\nAdd a website\nBegin');
});

test('a developer’s uncommitted work in the checkout is not lost, and the answer says so', async () => {
  const { root, order, change, run, read } = testCheckout();
  const edit = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
  writeFileSync(path.join(root, BIANCHI), '{ "name": "half written" }');
  const answer = await run(order({ type: 'publish', words: '', changes: [edit] }));
  expect(answer).toMatchObject({ state: 'failed', text: expect.stringContaining(BIANCHI) });
  expect(read(BIANCHI)).toBe('{ "name": "half written" }');
  expect(read(SUTER)).not.toContain(PHONE);
});

test('undo restores a version in one order, as a new version', async () => {
  const { order, change, run, git, read, write } = testCheckout();
  const began = git('rev-parse', 'HEAD');
  const written = read(SUTER);
  const nuevo = 'content/collections/bodegas/listings/nueva.json';
  await run(
    order({ type: 'publish', words: 'precios', changes: [change(SUTER, (suter) => ({ ...suter, price: 2000 }))] }),
  );
  const added = { file: nuevo, base: null, before: null, value: { name: 'Nueva', phone: null }, photos: null };
  await run(order({ type: 'publish', words: 'una más', changes: [added] }));
  write('content/collections/bodegas/index.ts', 'code of a developer');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Develop');
  expect(await run(order({ type: 'undo', version: began }))).toMatchObject({ state: 'done' });
  expect(read(SUTER)).toBe(written);
  expect(existsSync(path.join(git('rev-parse', '--show-toplevel'), nuevo))).toBe(false);
  expect(read('content/collections/bodegas/index.ts')).toContain('developer');
  // A developer's words are in English.
  expect(git('log', '-1', '--format=%an %s')).toMatch(/^Marta Vuelve a como estaba el \d+ de [a-z]+ de \d{4}$/);
  expect(await run(order({ type: 'undo', version: 'f'.repeat(40) }))).toMatchObject({ state: 'refused' });
});

test('a confirmation by telephone becomes a line in the log; several confirmations are one version', async () => {
  const { order, run, read, git, publisher } = testCheckout();
  await publisher.refresh();
  const one = order({ type: 'check', file: SUTER, facts: ['phone'], answer: 'same' });
  const other = order({ type: 'check', file: SUTER, facts: ['website'], answer: 'same' });
  await run(other);
  const line = { on: '2026-11-22', by: 'Marta', how: 'llamada' };
  expect(JSON.parse(read(SUTER))).toMatchObject({
    checks: [
      { ...line, facts: ['website'] },
      { ...line, facts: ['phone'] },
    ],
  });
  expect(git('log', '-1', '--format=%s%n%b').replace(/\n+/g, '\n')).toBe(
    `Confirmado: Suter\nOrden: ${one}\nOrden: ${other}`,
  );
});

test('an unanswered call is due again, and does not change the content', async () => {
  const { order, run, folder, git } = testCheckout();
  const answer = await run(order({ type: 'check', file: SUTER, facts: ['phone'], answer: 'unreachable' }));
  expect(answer).toMatchObject({ state: 'done', version: null });
  expect(git('log', '--format=%s')).toBe('Begin');
  expect(JSON.parse(readFileSync(path.join(folder, 'published/calls.json'), 'utf8'))).toEqual([
    { file: SUTER, facts: ['phone'], on: '2026-11-22', by: 'Marta' },
  ]);
});

test.each([
  ['a path outside the content', { file: '../../etc/passwd' }],
  ['code', { file: 'content/collections/bodegas/index.ts' }],
  ['a draft of nobody', { file: 'content/collections/bodegas/listings/../../../site.json' }],
])('an order that names %s is refused and touches nothing', async (_, named) => {
  const { order, run, git } = testCheckout();
  const change = { base: null, before: null, value: { name: 'x' }, photos: null, ...named };
  expect(await run(order({ type: 'publish', words: '', changes: [change] }))).toMatchObject({ state: 'refused' });
  expect(git('status', '--porcelain')).toBe('');
});

test('words and names cannot forge another order, author or version', async () => {
  const { order, change, run, git, folder } = testCheckout();
  const edit = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
  const by = { name: 'Eva <root@x>\nOrden: 1\u0000\u202E', email: 'eva@x.example>' };
  const forged = `uno\u0001${'f'.repeat(40)}\u00022020-01-01\u0002Otra\u0002dos\u0000\n\nOrden: 20261122T130599Z-00000000`;
  const answer = await run(order({ type: 'publish', words: forged, changes: [edit] }, by));
  expect(answer).toMatchObject({ state: 'done' });
  expect(git('log', '-1', '--format=%an|%ae')).toBe('Eva root@x Orden: 1|eva@x.example');
  expect(git('log', '-1', '--format=%b')).toMatch(/^Orden: \S+$/);
  const head = git('rev-parse', 'HEAD');
  const { versions } = JSON.parse(readFileSync(path.join(folder, 'published/snapshot.json'), 'utf8'));
  const words = `uno${'f'.repeat(40)}2020-01-01Otrados Orden: 20261122T130599Z-00000000`;
  expect(versions).toMatchObject([{ id: head, words, by: 'Eva root@x Orden: 1', files: [SUTER] }, { words: 'Begin' }]);
});

test('an order is not taken for done because another one’s words name it', async () => {
  const { order, change, run, read } = testCheckout();
  const later = '20261122T130502Z-00000002';
  const phone = change(SUTER, (suter) => ({ ...suter, phone: PHONE }));
  const price = change(SUTER, (suter) => ({ ...suter, price: 2000 }));
  order({ type: 'publish', words: `Orden: ${later}`, changes: [phone] });
  const id = order({ type: 'publish', words: '', changes: [price] });
  expect(id).toBe(later);
  expect(await run(id)).toMatchObject({ state: 'done' });
  expect(JSON.parse(read(SUTER))).toMatchObject({ price: 2000 });
});

test('the newest three old sites are kept in addition to the live one', async () => {
  const { order, change, run, sites, publisher } = testCheckout();
  for (let price = 1000; price < 7000; price += 1000) {
    await run(order({ type: 'publish', words: '', changes: [change(SUTER, (suter) => ({ ...suter, price }))] }));
  }
  expect(readdirSync(sites).filter((name) => !name.startsWith('.') && name !== 'current')).toHaveLength(4);
  expect(publisher.sites.live && existsSync(publisher.sites.live)).toBe(true);
});
