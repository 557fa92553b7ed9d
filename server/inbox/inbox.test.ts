import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '../store/reference.ts';
import { openStore } from '../store/store.ts';
import { otherProgram } from '../testing/other-program.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { contact, openInbox, request } from '../testing/test-inbox.ts';
import { runInbox } from './inbox.ts';

test('an empty inbox says so', async () => {
  const { run } = openInbox();
  expect(await run()).toEqual({ code: 0, text: 'No hay nada pendiente.' });
  expect((await run('list', '--spam')).text).toBe('Nada parece spam.');
  expect((await run('list', '--done')).text).toBe('No hay nada marcado como listo.');
  expect((await run('list', '--all')).text).toBe('Todavía no llegó nada.');
});

test('the list shows open messages, newest first, and suspected spam below them', async () => {
  const { run, receive } = openInbox();
  await receive(contact, request, { ...contact, suspicion: 'trap' }, { answers: { email: 'leo@example.com' } });
  expect((await run()).text.split('\n')).toEqual([
    'N.º  Referencia  Recibido           Qué es                    De               Empieza',
    `4    ${referenceOf(4)}      21/11/2026, 09:30  Boletín                   leo@example.com`,
    `2    ${referenceOf(2)}      21/11/2026, 09:30  Negocio que quiere estar  Luis             Cabañas Los Ñires: Tres cabañas con pileta y parrilla.`,
    `1    ${referenceOf(1)}      21/11/2026, 09:30  Mensaje                   Ana Ñandú        Bodegas: ¿Cuál abre los lunes?`,
    '',
    'Estos pueden venir de una máquina:',
    '',
    'N.º  Referencia  Recibido           Qué es   De         Empieza',
    `3    ${referenceOf(3)}      21/11/2026, 09:30  Mensaje  Ana Ñandú  Bodegas: ¿Cuál abre los lunes?`,
    '',
    'Para leer uno: npm run inbox -- show 4',
  ]);
});

test('if there is a desk, the inbox shows its address, and one next step', async () => {
  const { run, receive } = openInbox({ deskUrl: 'https://guia.example/escritorio' });
  await receive(request);
  const ways = 'O en el escritorio: https://guia.example/escritorio';
  expect((await run()).text).toMatch(new RegExp(`Para leer uno: npm run inbox -- show 1\n${ways}$`));
  expect((await run('show', '1')).text).toContain(ways);
});

test('a long message is cut, and each message is one row', async () => {
  const { run, receive } = openInbox();
  await receive({ ...contact, answers: { ...contact.answers, message: 'largo\n'.repeat(500) } });
  const row = (await run()).text.split('\n')[1] ?? '';
  expect(row).toMatch(/Bodegas: largo largo .*…$/);
  expect(row.length).toBeLessThan(120);
});

test('a marked message is in its own list and no longer among the open ones', async () => {
  const { run, receive } = openInbox();
  await receive(contact, request, request);
  expect(await run('done', '1', '2')).toEqual({ code: 0, text: 'Quedó como listo: 1, 2.' });
  expect(await run('spam', '3')).toEqual({ code: 0, text: 'Quedó como spam: 3.' });
  expect((await run()).text).toContain('No hay nada pendiente');
  expect((await run('list', '--done')).text).toMatch(/\n2 .*\n1 /);
  expect((await run('list', '--spam')).text).toMatch(/\n3 .* spam /);
  expect((await run('list', '--all')).text).toMatch(/\n3 .* spam .*\n2 .* listo .*\n1 .* listo /);
  expect(await run('open', '1')).toEqual({ code: 0, text: 'Quedó como pendiente: 1.' });
  expect((await run()).text).toMatch(/\n1 .*Ana Ñandú/);
});

test('a message wrongly taken for spam can be moved to the open ones', async () => {
  const { run, receive } = openInbox();
  await receive({ ...contact, suspicion: 'fast' });
  expect((await run('list', '--spam')).text).toMatch(/\n1 .* posible spam /);
  await run('open', '1');
  expect((await run('list')).text).toMatch(/\n1 .*Ana Ñandú/);
  expect((await run('list', '--spam')).text).toBe('Nada parece spam.');
});

test('a number that no message has is reported, and the others are marked', async () => {
  const { run, receive } = openInbox();
  await receive(contact);
  expect(await run('done', '1', '7')).toEqual({
    code: 1,
    text: 'Quedó como listo: 1.\nNo hay un mensaje 7; npm run inbox -- list --all muestra los que hay.',
  });
});

test('one submission is shown with all its lines and with links for answering it', async () => {
  const { run, receive } = openInbox();
  await receive(contact, request);
  const { text } = await run('show', '1');
  expect(text).toContain('Recibido    21/11/2026, 09:30');
  expect(text).toContain('Mensaje     ¿Cuál abre\n            los lunes?');
  expect(text).toContain('mailto:ana@example.com?subject=Re%3A%20Bodegas');
  expect(text).not.toContain('spam');
  const { text: second } = await run('show', '2');
  expect(second).toContain('tel:+5492604123456\nhttps://wa.me/5492604123456');
  expect(second).toContain('npm run inbox -- draft 2');
});

test.each([
  ['trap', 'un campo que las personas no ven'],
  ['fast', 'más rápido de lo que se escribe'],
] as const)('the suspicion "%s" is explained', async (suspicion, words) => {
  const { run, receive } = openInbox();
  await receive({ ...contact, suspicion });
  expect((await run('show', '1')).text).toContain(words);
});

test('a submission is found by the reference that its sender was given, however it is typed', async () => {
  const { run, receive } = openInbox();
  await receive(contact, request);
  const reference = referenceOf(2);
  const { text } = await run('show', reference.toLowerCase());
  expect(text).toContain(`Referencia       ${reference}`);
  expect(text).toContain('Cabañas Los Ñires');
  expect((await run('done', reference)).text).toBe('Quedó como listo: 2.');
  expect((await run('show', referenceOf(7))).text).toBe(
    'No hay un mensaje 7; npm run inbox -- list --all muestra los que hay.',
  );
});

test('an invalid phone number makes no link', async () => {
  const { run, receive } = openInbox();
  await receive({ ...request, answers: { ...request.answers, whatsapp: 'el de siempre' } });
  const { text } = await run('show', '1');
  expect(text).toContain('"el de siempre" no es un teléfono completo.');
  expect(text).not.toContain('wa.me');
});

test.each([
  [['shwo', '12'], 'No hay un comando "shwo"; npm run inbox -- help los muestra.'],
  [['toString'], 'No hay un comando "toString"; npm run inbox -- help los muestra.'],
  [['show'], '"" no es el número de un mensaje; npm run inbox -- list los muestra.'],
  [['show', 'doce'], '"doce" no es el número de un mensaje; npm run inbox -- list los muestra.'],
  [['show', '12'], 'No hay un mensaje 12; npm run inbox -- list --all muestra los que hay.'],
  [
    ['draft', '12'],
    'Los borradores se hacen donde está el contenido de la guía, y acá no está: hacé una copia (npm run inbox -- backup), llevala allá, poné su nombre en DATABASE_URL y hacelo desde ella.',
  ],
  [['done'], 'Falta decir cuál: npm run inbox -- done 12'],
  [['done', '1.5'], '"1.5" no es el número de un mensaje; npm run inbox -- list los muestra.'],
  [['list', '--yes'], '"list" no conoce --yes; npm run inbox -- help muestra lo que conoce.'],
  [['list', '--all=no'], '"list" no conoce --all; npm run inbox -- help muestra lo que conoce.'],
  [['list', '--all', '--spam'], 'Elegí una sola de --all, --spam y --done.'],
  [['show', '1', '2'], '"show" no sabe qué hacer con "2"; mirá npm run inbox -- help.'],
  [['forget', 'ana'], '"ana" no es un correo ni un teléfono con su característica.'],
  [['forget'], 'Falta decir de quién: npm run inbox -- forget ana@example.com, o un teléfono.'],
])('%j is answered with a sentence', async (args, text) => {
  expect(await openInbox().run(...args)).toEqual({ code: 1, text });
});

test('help lists every command as it is typed', async () => {
  const { code, text } = await openInbox().run('help');
  expect(code).toBe(0);
  const commands = ['list', 'show 12', 'done 12', 'spam 12', 'open 12', 'draft 12', 'export', 'delete 12', 'forget'];
  for (const command of [...commands, 'backup']) expect(text).toContain(`npm run inbox -- ${command}`);
  expect(await openInbox().run('list', '--help')).toEqual({ code, text });
});

test('the export has a row for each open submission, or with --all for every one', async () => {
  const { run, receive, root } = openInbox();
  await receive(contact, request, { ...contact, suspicion: 'trap' }, { ...contact, suspicion: 'fast' });
  await run('spam', '4');
  const { text } = await run('export', 'inbox.csv');
  const file = path.join(root, 'inbox.csv');
  expect(text).toBe(`Se escribieron 3 de 4 mensajes en ${file}`);
  expect(readFileSync(file, 'utf8')).toBe(
    [
      '\uFEFF"Número","Referencia","Recibido","Formulario","Estado","Idioma","Nombre","Correo","Asunto","Mensaje","WhatsApp","Establecimiento","Localidad","Rubro","Distrito","Horario","Página","Qué dato","Qué dice","Cómo lo sabe","Camino","Cómo lo encontró","Dónde","Qué contó","Cuándo lo mandó"',
      `"2","${referenceOf(2)}","2026-11-21 09:30","Negocio que quiere estar","pendiente","español","Luis","luis@example.com","","Tres cabañas con pileta y parrilla.","0260 15-4123456","Cabañas Los Ñires","San Rafael","","","","","","","","","","","",""`,
      `"1","${referenceOf(1)}","2026-11-21 09:30","Mensaje","pendiente","español","Ana Ñandú","ana@example.com","Bodegas","¿Cuál abre\nlos lunes?","","","","","","","","","","","","","","",""`,
      `"3","${referenceOf(3)}","2026-11-21 09:30","Mensaje","posible spam","español","Ana Ñandú","ana@example.com","Bodegas","¿Cuál abre\nlos lunes?","","","","","","","","","","","","","","",""`,
      '',
    ].join('\r\n'),
  );
  expect((await run('export', '--all')).text.split('\r\n')).toHaveLength(6);
});

test('only their maker can read exports and backups, including one that is overwritten', async () => {
  const { run, receive, root, databaseUrl } = openInbox();
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

test('the export overwrites a file only with --force', async () => {
  const { run, root } = openInbox();
  writeFileSync(path.join(root, 'inbox.csv'), 'mine');
  const { code, text } = await run('export', 'inbox.csv');
  expect(code).toBe(1);
  expect(text).toContain('ya existe. Elegí otro nombre');
  expect(readFileSync(path.join(root, 'inbox.csv'), 'utf8')).toBe('mine');
  expect((await run('export', 'inbox.csv', '--force')).code).toBe(0);
  expect(readFileSync(path.join(root, 'inbox.csv'), 'utf8')).toContain('"Número",');
  expect((await run('export', 'nowhere/inbox.csv')).text).toContain('No se pudo escribir');
});

test('nothing is deleted unless somebody types sí, or the command has --yes', async () => {
  const silent = openInbox();
  await silent.receive(contact, request);
  expect(await silent.run('delete', '1')).toEqual({
    code: 1,
    text: 'No se borró nada: acá no hay a quién preguntarle. Agregá --yes para borrar sin preguntar.',
  });
  expect((await silent.run('delete', '1', '9', '--yes')).code).toBe(1);
  expect(await silent.numbers()).toEqual([1, 2]);
  expect((await silent.run('delete', '1', '--yes')).text).toContain('Se borró 1 mensaje.');
  expect(await silent.numbers()).toEqual([2]);

  const doubting = openInbox({ answer: 'no' });
  await doubting.receive(contact);
  expect((await doubting.run('delete', '1')).text).toContain('No se borró nada.');
  expect(await doubting.numbers()).toEqual([1]);

  const sure = openInbox({ answer: 'Sí ' });
  await sure.receive(contact, request);
  expect((await sure.run('delete', '1', '2')).text).toContain('Se borraron 2 mensajes.');
  expect(await sure.numbers()).toEqual([]);
});

test('everything from a person is forgotten by e-mail address, however it is written', async () => {
  const { run, receive, numbers, databaseUrl } = openInbox();
  const rumour = {
    ...contact,
    answers: { ...contact.answers, email: 'eva@example.com', message: 'Es ana@example.com' },
  };
  await receive(contact, request, { answers: { email: 'ANA@Example.com' } }, rumour);
  const { code, text } = await run('forget', 'Ana@example.com', '--yes');
  expect(code).toBe(0);
  expect(text).toContain('Se borraron 2 mensajes.');
  expect(text).toContain('Otros escribieron sobre esa persona; leelos: npm run inbox -- show 4');
  expect(await numbers()).toEqual([2, 4]);
  expect(bytesOf(databaseUrl)).not.toContain('ANA@Example.com');
});

test('a person is forgotten by an address with an ñ as mail servers write it, too', async () => {
  const { run, receive, numbers } = openInbox();
  await receive({ answers: { email: 'Info@bodegaviñas.com.ar' } }, contact);
  expect((await run('forget', 'info@xn--bodegavias-09a.com.ar', '--yes')).code).toBe(0);
  expect(await numbers()).toEqual([2]);
});

/** The content of the database file and of SQLite's files next to it. */
function bytesOf(databaseUrl: string): string {
  const { dir, base } = path.parse(databaseUrl.slice('file:'.length));
  const names = readdirSync(dir).filter((name) => name.startsWith(base));
  return names.map((name) => readFileSync(path.join(dir, name), 'latin1')).join('');
}

test('what is forgotten is erased from every file, even while a server keeps the log open', async () => {
  const { run, receive, databaseUrl } = openInbox();
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

test('a reader that prevents the log from being emptied is reported, and a second try succeeds', async () => {
  const { run, receive, databaseUrl } = openInbox();
  await receive(contact);
  const other = otherProgram(databaseUrl);
  other.exec('BEGIN');
  other.prepare('SELECT * FROM submission').all();
  const { code, text } = await run('forget', 'ana@example.com', '--yes');
  expect([code, text]).toEqual([1, expect.stringContaining('Otro programa está leyendo la base de datos')]);
  other.exec('ROLLBACK');
  expect((await run('forget', 'ana@example.com', '--yes')).code).toBe(0);
  expect(bytesOf(databaseUrl)).not.toContain('ana@example.com');
});

test('letters that run backwards and hidden characters are shown in the list, the message and the export', async () => {
  const { run, receive } = openInbox();
  const name = 'Ana\u202Egpj.exe';
  await receive({ ...contact, answers: { ...contact.answers, name, subject: 'uno\u200Bdos' } });
  for (const command of [['list'], ['show', '1'], ['export']]) {
    const { text } = await run(...command);
    expect([command, text]).toEqual([command, expect.stringContaining('Ana⟨U+202E⟩gpj.exe')]);
    expect(text).toContain('uno⟨U+200B⟩dos');
    expect(text).not.toMatch(/\u202E|\u200B/);
  }
});

test('everything from a person is forgotten by phone number, however it is written', async () => {
  const { run, receive, numbers } = openInbox();
  const at = (whatsapp: string) => ({ ...request, answers: { ...request.answers, whatsapp } });
  await receive(contact, request, at('+54 9 260 412-3456'), at('2604123457'));
  expect((await run('forget', '260', '412', '3456', '--yes')).text).toContain('Se borraron 2 mensajes.');
  expect(await numbers()).toEqual([1, 4]);
  expect(await run('forget', '2604123456', '--yes')).toEqual({ code: 0, text: 'No hay nada de esa persona.' });
});

test('the inbox can ask who is to be forgotten, so that no command history records it', async () => {
  const { run, receive, numbers } = openInbox({ answer: 'ana@example.com' });
  await receive(contact, request);
  expect((await run('forget', '--yes')).code).toBe(0);
  expect(await numbers()).toEqual([2]);
});

test('a backup made while another connection writes opens as a database and has the rows', async () => {
  const { run, receive, root, databaseUrl } = openInbox();
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

test('a backup is named after the second in which it was made, and replaces nothing', async () => {
  const { run, root } = openInbox();
  const { text } = await run('backup');
  const [, file = ''] = /^Se copió la base de datos a (.*)$/m.exec(text) ?? [];
  expect(path.relative(root, file)).toMatch(/^data\/backups\/\d{4}-\d\d-\d\d-\d{6}\.db$/);
  expect(await run('backup', file)).toEqual({ code: 1, text: `${file} ya existe; elegí otro nombre.` });
});

test('a database on another machine is backed up there', async () => {
  const inbox = openInbox();
  let text = '';
  const code = await runInbox(['backup'], {
    ...inbox,
    databaseUrl: 'https://db.example.com',
    complain: (sentence) => {
      text = sentence;
    },
  });
  expect({ code, text }).toEqual({
    code: 1,
    text: 'La base de datos está en otra máquina (DATABASE_URL): hacé la copia allá.',
  });
});

test('a database that cannot be read is reported in one sentence', async () => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, 'data'));
  writeFileSync(path.join(root, 'data/guide.db'), 'no database at all '.repeat(100));
  const { code, text } = await openInbox({ root }).run('list');
  expect(code).toBe(1);
  expect(text).toMatch(/^The database file is broken: .*\(SQLITE_NOTADB\)$/);
});

test('without the guide’s content, "draft" says in one sentence where to run it', async () => {
  const { run, receive } = openInbox();
  await receive(request);
  expect(await run('draft', '1')).toEqual({
    code: 1,
    text: 'Los borradores se hacen donde está el contenido de la guía, y acá no está: hacé una copia (npm run inbox -- backup), llevala allá, poné su nombre en DATABASE_URL y hacelo desde ella.',
  });
});

test('the program itself reads the database that the configuration names', async () => {
  const { receive, store, databaseUrl } = openInbox();
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
    stderr: 'No hay un mensaje 2; npm run inbox -- list --all muestra los que hay.\n',
  });
});

test('old messages that the server keeps in doubt are reported, and deleted once the owner agrees', async () => {
  const { run, receive, numbers } = openInbox({ retentionDays: 365 });
  const old = { ...contact, receivedAt: Date.now() - 400 * 24 * 60 * 60 * 1000 };
  await receive(old, old, { ...contact, receivedAt: Date.now() });
  expect((await run('list')).text).toContain(
    'Hay 2 de más de los 365 días prometidos que no se borraron, porque son muchos de una vez. Para borrarlos: npm run inbox -- expire',
  );
  expect((await run('expire')).text).toContain('No se borró nada');
  expect((await run('expire', '--yes')).text).toContain('Se borraron 2 mensajes.');
  expect(await numbers()).toEqual([3]);
  expect((await run('expire')).text).toBe('No hay nada de más de 365 días.');
});
