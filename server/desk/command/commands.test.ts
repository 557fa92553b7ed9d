import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../store/store.ts';
import { temporaryFolder } from '../../testing/test-folder.ts';
import { createPeople } from '../access/people.ts';
import { createSessions } from '../access/sessions.ts';
import { createDeskLog } from '../log.ts';
import { runDesk, type Terminal } from './commands.ts';

function openTerminal(mail: Terminal['mail'] = null) {
  const store = openStore({ url: `file:${path.join(temporaryFolder(), 'guide.db')}` });
  onTestFinished(() => store.close());
  const [people, sessions, history] = [createPeople(store), createSessions(store), createDeskLog(store)];
  let said: string[] = [];
  const say = (text: string) => void said.push(text);
  const terminal: Terminal = { people, sessions, history, origin: 'https://guia.example', mail, say, complain: say };
  return {
    ...terminal,
    async run(...args: string[]) {
      said = [];
      const code = await runDesk(args, terminal);
      return { code, text: said.join('\n') };
    },
  };
}

const tokenIn = (text: string) => /#invitacion=([\w-]{43})$/m.exec(text)?.[1] ?? '';

test('an invitation is printed, and its link is for that person', async () => {
  const { run, people } = openTerminal();
  const { code, text } = await run('invite', 'Marta@Example.com', '--name', 'Marta');
  expect([code, text]).toEqual([0, expect.stringContaining('https://guia.example/escritorio/#invitacion=')]);
  expect(text).toContain('mandale el enlace vos');
  expect(await people.invited(tokenIn(text), Date.now())).toMatchObject({ name: 'Marta', email: 'marta@example.com' });
  expect((await run('people')).text).toBe('Marta  marta@example.com  ninguna llave todavía');
});

test('with a mail server, the link is also mailed to the person, and a failure is reported', async () => {
  const mails: { to: string; text: string }[] = [];
  const { run } = openTerminal(async (mail) => void mails.push(mail));
  const { text } = await run('invite', 'marta@example.com', '--name', 'Marta');
  expect(mails).toMatchObject([{ to: 'marta@example.com', text: expect.stringContaining(tokenIn(text)) }]);
  const broken = openTerminal(() => Promise.reject(Object.assign(new Error('no'), { code: 'ECONNREFUSED' })));
  const answer = await broken.run('invite', 'marta@example.com');
  expect([answer.code, answer.text]).toEqual([0, expect.stringContaining('El correo no salió (ECONNREFUSED)')]);
});

test('a second invitation is for a second device, and leaves the first one valid', async () => {
  const { run, people } = openTerminal();
  const first = tokenIn((await run('invite', 'marta@example.com', '--name', 'Marta')).text);
  const second = tokenIn((await run('invite', 'marta@example.com')).text);
  const [one, other] = [await people.invited(first, Date.now()), await people.invited(second, Date.now())];
  expect(one).toEqual(other);
  expect(one?.name).toBe('Marta');
});

test('sessions are listed and ended, and a removed person has no way in', async () => {
  const { run, people, sessions } = openTerminal();
  const token = tokenIn((await run('invite', 'marta@example.com', '--name', 'Marta')).text);
  const { id = 0 } = (await people.invited(token, Date.now())) ?? {};
  const cookies = [
    await sessions.begin(id, 'Chrome en Android', Date.now()),
    await sessions.begin(id, 'Firefox', Date.now()),
  ];
  const { text } = await run('sessions');
  expect(text).toContain('Marta  Chrome en Android  entró');
  const [session = ''] = text.split(' ');
  expect((await run('end', session)).code).toBe(0);
  expect((await run('end', session)).text).toContain('No hay una sesión');
  const left = async () =>
    (await Promise.all(cookies.map((cookie) => sessions.find(cookie, Date.now())))).filter(Boolean);
  expect(await left()).toHaveLength(1);
  expect((await run('remove', 'marta@example.com')).text).toBe('marta@example.com ya no puede entrar.');
  expect(await left()).toEqual([]);
  expect(await people.invited(token, Date.now())).toBeNull();
});

test.each([
  [['invit', 'a@example.com'], 'No hay un comando "invit"; npm run desk -- help los muestra.'],
  [['toString'], 'No hay un comando "toString"; npm run desk -- help los muestra.'],
  [['invite'], 'Falta decir cuál: npm run desk -- invite correo@ejemplo.com'],
  [['invite', 'marta'], '"marta" no es un correo.'],
  [['people', 'x'], '"people" no sabe qué hacer con "x"; npm run desk -- help lo explica.'],
  [['people', '--all'], 'Eso no se entiende; npm run desk -- help muestra lo que hay.'],
  [['remove', 'a@example.com'], 'No hay nadie con el correo a@example.com; npm run desk -- people'],
])('%j is answered with a sentence', async (args, text) => {
  expect(await openTerminal().run(...args)).toEqual({ code: 1, text });
});

test('help shows every command as it is typed', async () => {
  const { text } = await openTerminal().run();
  for (const command of ['invite', 'people', 'remove', 'sessions', 'end', 'help']) {
    expect(text).toContain(`npm run desk -- ${command}`);
  }
});
