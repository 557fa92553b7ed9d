import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '../store/reference.ts';
import { openStore } from '../store/store.ts';
import { otherProgram } from '../testing/other-program.ts';
import { contact, openDesk, request } from '../testing/test-desk.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { runInbox } from './inbox.ts';

test('an empty inbox says so', async () => {
  const { run } = openDesk();
  expect(await run()).toEqual({ code: 0, text: 'The inbox is empty: nothing waits for you.' });
  expect((await run('list', '--spam')).text).toBe('Nothing looks like spam.');
  expect((await run('list', '--done')).text).toBe('Nothing is marked as done.');
  expect((await run('list', '--all')).text).toBe('Nothing has arrived yet.');
});

test('the list shows what is open, newest first, and below it what may come from a machine', async () => {
  const { run, receive } = openDesk();
  await receive(contact, request, { ...contact, suspicion: 'trap' }, { answers: { email: 'leo@example.com' } });
  expect((await run()).text.split('\n')).toEqual([
    'No.  Reference  Received            Form      From             Begins',
    `4    ${referenceOf(4)}     21 Nov 2026, 09:30  boletin   leo@example.com`,
    `2    ${referenceOf(2)}     21 Nov 2026, 09:30  publicar  Luis             Cabañas Los Ñires: Tres cabañas con pileta y parrilla.`,
    `1    ${referenceOf(1)}     21 Nov 2026, 09:30  contacto  Ana Ñandú        Bodegas: ¿Cuál abre los lunes?`,
    '',
    'These may come from a machine:',
    '',
    'No.  Reference  Received            Form      From       Begins',
    `3    ${referenceOf(3)}     21 Nov 2026, 09:30  contacto  Ana Ñandú  Bodegas: ¿Cuál abre los lunes?`,
    '',
    'To read one: npm run inbox -- show 4',
  ]);
});

test('a long message is cut, and everything is one row for each', async () => {
  const { run, receive } = openDesk();
  await receive({ ...contact, answers: { ...contact.answers, message: 'largo\n'.repeat(500) } });
  const row = (await run()).text.split('\n')[1] ?? '';
  expect(row).toMatch(/Bodegas: largo largo .*…$/);
  expect(row.length).toBeLessThan(120);
});

test('what was marked is found in its list and no longer among the open ones', async () => {
  const { run, receive } = openDesk();
  await receive(contact, request, request);
  expect(await run('done', '1', '2')).toEqual({ code: 0, text: 'Marked as done: 1, 2.' });
  expect(await run('spam', '3')).toEqual({ code: 0, text: 'Marked as spam: 3.' });
  expect((await run()).text).toContain('The inbox is empty');
  expect((await run('list', '--done')).text).toMatch(/\n2 .*\n1 /);
  expect((await run('list', '--spam')).text).toMatch(/\n3 .* spam /);
  expect((await run('list', '--all')).text).toMatch(/\n3 .* spam .*\n2 .* done .*\n1 .* done /);
  expect(await run('open', '1')).toEqual({ code: 0, text: 'Marked as open: 1.' });
  expect((await run()).text).toMatch(/\n1 .*Ana Ñandú/);
});

test('what was taken for spam and is none can be put among the open ones', async () => {
  const { run, receive } = openDesk();
  await receive({ ...contact, suspicion: 'fast' });
  expect((await run('list', '--spam')).text).toMatch(/\n1 .* possible spam /);
  await run('open', '1');
  expect((await run('list')).text).toMatch(/\n1 .*Ana Ñandú/);
  expect((await run('list', '--spam')).text).toBe('Nothing looks like spam.');
});

test('a number that nothing has is named, and the others are marked', async () => {
  const { run, receive } = openDesk();
  await receive(contact);
  expect(await run('done', '1', '7')).toEqual({
    code: 1,
    text: 'Marked as done: 1.\nThere is no submission 7; npm run inbox -- list --all shows what there is.',
  });
});

test('one submission is shown with all its lines and with addresses to answer to', async () => {
  const { run, receive } = openDesk();
  await receive(contact, request);
  const { text } = await run('show', '1');
  expect(text).toContain('received   21 Nov 2026, 09:30');
  expect(text).toContain('message    ¿Cuál abre\n           los lunes?');
  expect(text).toContain('mailto:ana@example.com?subject=Re%3A%20Bodegas');
  expect(text).not.toContain('spam');
  const { text: second } = await run('show', '2');
  expect(second).toContain('tel:+5492604123456\nhttps://wa.me/5492604123456');
  expect(second).toContain('npm run inbox -- draft 2');
});

test.each([
  ['trap', 'a field that people do not see'],
  ['fast', 'faster than people type'],
] as const)('the suspicion "%s" is explained', async (suspicion, words) => {
  const { run, receive } = openDesk();
  await receive({ ...contact, suspicion });
  expect((await run('show', '1')).text).toContain(words);
});

test('a submission is found by the reference that its sender was told, however it is typed', async () => {
  const { run, receive } = openDesk();
  await receive(contact, request);
  const reference = referenceOf(2);
  const { text } = await run('show', reference.toLowerCase());
  expect(text).toContain(`reference          ${reference}`);
  expect(text).toContain('Cabañas Los Ñires');
  expect((await run('done', reference)).text).toBe('Marked as done: 2.');
  expect((await run('show', referenceOf(7))).text).toBe(
    'There is no submission 7; npm run inbox -- list --all shows what there is.',
  );
});

test('a phone that nobody can dial makes no link', async () => {
  const { run, receive } = openDesk();
  await receive({ ...request, answers: { ...request.answers, whatsapp: 'el de siempre' } });
  const { text } = await run('show', '1');
  expect(text).toContain('"el de siempre" is no complete phone number.');
  expect(text).not.toContain('wa.me');
});

test.each([
  [['shwo', '12'], 'There is no command "shwo"; npm run inbox -- help lists them.'],
  [['toString'], 'There is no command "toString"; npm run inbox -- help lists them.'],
  [['show'], '"" is no number of a submission; npm run inbox -- list shows them.'],
  [['show', 'doce'], '"doce" is no number of a submission; npm run inbox -- list shows them.'],
  [['show', '12'], 'There is no submission 12; npm run inbox -- list --all shows what there is.'],
  [['draft', '12'], 'There is no submission 12; npm run inbox -- list --all shows what there is.'],
  [['done'], 'Say which: npm run inbox -- done 12'],
  [['done', '1.5'], '"1.5" is no number of a submission; npm run inbox -- list shows them.'],
  [['list', '--yes'], '"list" does not know --yes; npm run inbox -- help lists what it knows.'],
  [['list', '--all=no'], '"list" does not know --all; npm run inbox -- help lists what it knows.'],
  [['list', '--all', '--spam'], 'Choose one of --all, --spam and --done.'],
  [['show', '1', '2'], '"show" does not know what to do with "2"; see npm run inbox -- help.'],
  [['forget', 'ana'], '"ana" is neither an e-mail address nor a phone number with its area code.'],
  [['forget'], 'Say whom: npm run inbox -- forget ana@example.com, or a phone number.'],
])('%j is answered with a sentence', async (args, text) => {
  expect(await openDesk().run(...args)).toEqual({ code: 1, text });
});

test('help lists every command as it is typed', async () => {
  const { code, text } = await openDesk().run('help');
  expect(code).toBe(0);
  const commands = ['list', 'show 12', 'done 12', 'spam 12', 'open 12', 'draft 12', 'export', 'delete 12', 'forget'];
  for (const command of [...commands, 'backup']) expect(text).toContain(`npm run inbox -- ${command}`);
  expect(await openDesk().run('list', '--help')).toEqual({ code, text });
});

test('the export holds a row for each open submission, and --all for every one', async () => {
  const { run, receive, root } = openDesk();
  await receive(contact, request, { ...contact, suspicion: 'trap' }, { ...contact, suspicion: 'fast' });
  await run('spam', '4');
  const { text } = await run('export', 'inbox.csv');
  const file = path.join(root, 'inbox.csv');
  expect(text).toBe(`Wrote 3 of 4 submissions to ${file}`);
  expect(readFileSync(file, 'utf8')).toBe(
    [
      '\uFEFF"number","reference","received","form","state","language","name","email","subject","message","whatsapp","establishmentName","city","page","field","value","how"',
      `"2","${referenceOf(2)}","2026-11-21 09:30","publicar","open","es","Luis","luis@example.com","","Tres cabañas con pileta y parrilla.","0260 15-4123456","Cabañas Los Ñires","San Rafael","","","",""`,
      `"1","${referenceOf(1)}","2026-11-21 09:30","contacto","open","es","Ana Ñandú","ana@example.com","Bodegas","¿Cuál abre\nlos lunes?","","","","","","",""`,
      `"3","${referenceOf(3)}","2026-11-21 09:30","contacto","possible spam","es","Ana Ñandú","ana@example.com","Bodegas","¿Cuál abre\nlos lunes?","","","","","","",""`,
      '',
    ].join('\r\n'),
  );
  expect((await run('export', '--all')).text.split('\r\n')).toHaveLength(6);
});

test('only their maker can read exports and backups, including one that is overwritten', async () => {
  const { run, receive, root, databaseUrl } = openDesk();
  await receive(contact);
  writeFileSync(path.join(root, 'old.csv'), 'mine', { mode: 0o644 });
  await run('export', 'new.csv');
  await run('export', 'old.csv', '--force');
  await run('backup');
  const { dir } = path.parse(databaseUrl.slice('file:'.length));
  const [copy = ''] = readdirSync(path.join(dir, 'backups'));
  const files = [path.join(root, 'new.csv'), path.join(root, 'old.csv'), path.join(dir, 'backups', copy)];
  const modes = [...files, path.join(dir, 'guide.db'), path.join(dir, 'backups')].map(
    (file) => statSync(file).mode & 0o777,
  );
  expect(modes).toEqual([0o600, 0o600, 0o600, 0o600, 0o700]);
});

test('the export overwrites a file only when it is told to', async () => {
  const { run, root } = openDesk();
  writeFileSync(path.join(root, 'inbox.csv'), 'mine');
  const { code, text } = await run('export', 'inbox.csv');
  expect(code).toBe(1);
  expect(text).toContain('exists already. Choose another name');
  expect(readFileSync(path.join(root, 'inbox.csv'), 'utf8')).toBe('mine');
  expect((await run('export', 'inbox.csv', '--force')).code).toBe(0);
  expect(readFileSync(path.join(root, 'inbox.csv'), 'utf8')).toContain('"number",');
  expect((await run('export', 'nowhere/inbox.csv')).text).toContain('could not be written');
});

test('nothing is deleted unless somebody types yes, or the command says it', async () => {
  const silent = openDesk();
  await silent.receive(contact, request);
  expect(await silent.run('delete', '1')).toEqual({
    code: 1,
    text: 'Nothing was deleted: nobody can be asked here. Add --yes to delete without a question.',
  });
  expect((await silent.run('delete', '1', '9', '--yes')).code).toBe(1);
  expect(await silent.numbers()).toEqual([1, 2]);
  expect((await silent.run('delete', '1', '--yes')).text).toContain('Deleted 1 submission.');
  expect(await silent.numbers()).toEqual([2]);

  const doubting = openDesk({ answer: 'no' });
  await doubting.receive(contact);
  expect((await doubting.run('delete', '1')).text).toContain('Nothing was deleted.');
  expect(await doubting.numbers()).toEqual([1]);

  const sure = openDesk({ answer: 'yes ' });
  await sure.receive(contact, request);
  expect((await sure.run('delete', '1', '2')).text).toContain('Deleted 2 submissions.');
  expect(await sure.numbers()).toEqual([]);
});

test('everything of a person is forgotten, by e-mail however it is written', async () => {
  const { run, receive, numbers, databaseUrl } = openDesk();
  const rumour = {
    ...contact,
    answers: { ...contact.answers, email: 'eva@example.com', message: 'Es ana@example.com' },
  };
  await receive(contact, request, { answers: { email: 'ANA@Example.com' } }, rumour);
  const { code, text } = await run('forget', 'Ana@example.com', '--yes');
  expect(code).toBe(0);
  expect(text).toContain('Deleted 2 submissions.');
  expect(text).toContain('Others wrote of this person; read them: npm run inbox -- show 4');
  expect(await numbers()).toEqual([2, 4]);
  expect(bytesOf(databaseUrl)).not.toContain('ANA@Example.com');
});

/** Everything that lies in the database file and the files beside it. */
function bytesOf(databaseUrl: string): string {
  const { dir, base } = path.parse(databaseUrl.slice('file:'.length));
  const names = readdirSync(dir).filter((name) => name.startsWith(base));
  return names.map((name) => readFileSync(path.join(dir, name), 'latin1')).join('');
}

test('what is forgotten is gone from every file, even while a server keeps the log open', async () => {
  const { run, receive, databaseUrl } = openDesk();
  const server = openStore({ url: databaseUrl });
  onTestFinished(() => server.close());
  const long = { ...contact, answers: { ...contact.answers, message: 'SECRETO '.repeat(600) } }; // more than a page
  await receive(long, request, ...Array.from({ length: 20 }, () => long));
  await server.list();
  expect(bytesOf(databaseUrl)).toContain('SECRETO');
  expect((await run('forget', 'ana@example.com', '--yes')).code).toBe(0);
  expect(bytesOf(databaseUrl)).not.toContain('SECRETO');
  expect(bytesOf(databaseUrl)).not.toContain('ana@example.com');
  expect(bytesOf(databaseUrl)).toContain('luis@example.com');
  const file = databaseUrl.slice('file:'.length);
  expect(statSync(`${file}-wal`).size).toBe(0);
});

test('a reader that keeps the log from being emptied is reported, and a second try finishes', async () => {
  const { run, receive, databaseUrl } = openDesk();
  await receive(contact);
  const other = otherProgram(databaseUrl);
  other.exec('BEGIN');
  other.prepare('SELECT * FROM submission').all();
  const { code, text } = await run('forget', 'ana@example.com', '--yes');
  expect([code, text]).toEqual([1, expect.stringContaining('Another program is reading the database')]);
  other.exec('ROLLBACK');
  expect((await run('forget', 'ana@example.com', '--yes')).code).toBe(0);
  expect(bytesOf(databaseUrl)).not.toContain('ana@example.com');
});

test('letters that run backwards and hidden signs are shown in the list, in full and in the export', async () => {
  const { run, receive } = openDesk();
  const name = 'Ana\u202Egpj.exe';
  await receive({ ...contact, answers: { ...contact.answers, name, subject: 'uno\u200Bdos' } });
  for (const command of [['list'], ['show', '1'], ['export']]) {
    const { text } = await run(...command);
    expect([command, text]).toEqual([command, expect.stringContaining('Ana⟨U+202E⟩gpj.exe')]);
    expect(text).toContain('uno⟨U+200B⟩dos');
    expect(text).not.toMatch(/\u202E|\u200B/);
  }
});

test('everything of a person is forgotten, by phone however it is written', async () => {
  const { run, receive, numbers } = openDesk();
  const at = (whatsapp: string) => ({ ...request, answers: { ...request.answers, whatsapp } });
  await receive(contact, request, at('+54 9 260 412-3456'), at('2604123457'));
  expect((await run('forget', '260', '412', '3456', '--yes')).text).toContain('Deleted 2 submissions.');
  expect(await numbers()).toEqual([1, 4]);
  expect(await run('forget', '2604123456', '--yes')).toEqual({ code: 0, text: 'Nothing of this person is here.' });
});

test('the inbox can ask who is to be forgotten, so that no history of commands records it', async () => {
  const { run, receive, numbers } = openDesk({ answer: 'ana@example.com' });
  await receive(contact, request);
  expect((await run('forget', '--yes')).code).toBe(0);
  expect(await numbers()).toEqual([2]);
});

test('a backup made while another connection writes opens as a database and holds the rows', async () => {
  const { run, receive, root, databaseUrl } = openDesk();
  await receive(contact, request);
  const other = openStore({ url: databaseUrl });
  const written = Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      other.add({
        ...{ form: 'boletin', answers: { email: `${index}@example.com` }, language: 'es', receivedAt: Date.now() },
        ...{ suspicion: null, attempt: null, fingerprint: String(index), isNoticeDue: false },
      }),
    ),
  );
  expect(await run('backup', 'copies/one.db')).toMatchObject({ code: 0 });
  await written;
  await other.close();
  const copy = openStore({ url: `file:${path.join(root, 'copies/one.db')}` });
  const rows = await copy.list();
  await copy.close();
  expect(rows.slice(-2).map(({ answers }) => answers)).toEqual([request.answers, contact.answers]);
});

test('a backup is called like the second when it was made, and replaces nothing', async () => {
  const { run, root } = openDesk();
  const { text } = await run('backup');
  const [, file = ''] = /^Copied the database to (.*)$/m.exec(text) ?? [];
  expect(path.relative(root, file)).toMatch(/^data\/backups\/\d{4}-\d\d-\d\d-\d{6}\.db$/);
  expect(await run('backup', file)).toEqual({ code: 1, text: `${file} exists already; choose another name.` });
});

test('a database on another machine is backed up there', async () => {
  const desk = openDesk();
  let text = '';
  const code = await runInbox(['backup'], {
    ...desk,
    databaseUrl: 'https://db.example.com',
    complain: (sentence) => {
      text = sentence;
    },
  });
  expect({ code, text }).toEqual({
    code: 1,
    text: 'The database is on another machine (DATABASE_URL): make the backup there.',
  });
});

test('a database that cannot be read is one sentence', async () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'data'));
  writeFileSync(path.join(root, 'data/guide.db'), 'no database at all '.repeat(100));
  const { code, text } = await openDesk({ root }).run('list');
  expect(code).toBe(1);
  expect(text).toMatch(/^The database file is broken: .*\(SQLITE_NOTADB\)$/);
});

test('where the guide’s content is not, a draft says in one sentence where it is made', async () => {
  const { run, receive } = openDesk();
  await receive(request);
  expect(await run('draft', '1')).toEqual({
    code: 1,
    text: 'Drafts are made where the guide’s content is, which is not here: copy the database there (npm run inbox -- backup), name the copy in DATABASE_URL, and draft from it.',
  });
});

test('the program itself reads the database that the configuration names', { timeout: 60_000 }, async () => {
  const { receive, store, databaseUrl } = openDesk();
  await receive(contact);
  await store.close();
  const inbox = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['scripts/run.mjs', 'server/inbox/main.ts', ...args], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
  expect((await inbox()).stdout).toContain('Ana Ñandú');
  await expect(inbox('show', '2')).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no submission 2; npm run inbox -- list --all shows what there is.\n',
  });
});

test('old messages that the server keeps in doubt are reported, and deleted once the owner says so', async () => {
  const { run, receive, numbers } = openDesk({ retentionDays: 365 });
  const old = { ...contact, receivedAt: Date.now() - 400 * 24 * 60 * 60 * 1000 };
  await receive(old, old, { ...contact, receivedAt: Date.now() });
  expect((await run('list')).text).toContain(
    '2 older than the promised 365 days are kept, because they are many at once. To delete them: npm run inbox -- expire',
  );
  expect((await run('expire')).text).toContain('Nothing was deleted');
  expect((await run('expire', '--yes')).text).toContain('Deleted 2 submissions.');
  expect(await numbers()).toEqual([3]);
  expect((await run('expire')).text).toBe('Nothing is older than 365 days.');
});
