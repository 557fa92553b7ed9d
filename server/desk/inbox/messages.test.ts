import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Message } from '../../../common/contracts/desk/api.ts';
import { referenceOf } from '../../store/reference.ts';
import type { NewSubmission } from '../../store/submission.ts';
import { snapshot } from '../../testing/desk/content.ts';
import { startDesk } from '../../testing/desk/desk-guide.ts';
import { mailServer } from '../../testing/mail-server.ts';
import { decodeQuotedPrintable } from '../../testing/quoted-printable.ts';
import { contact, request } from '../../testing/test-inbox.ts';

const NEW = 'content/collections/bodegas/listings/los-nires.json';
const HREF = '/bodegas-en-san-rafael-mendoza/los-nires';

type Desk = Awaited<ReturnType<typeof startDesk>>;

let count = 0;
const receive = ({ store }: Desk, submission: Partial<NewSubmission>) =>
  store.add({
    ...{ form: 'contacto', answers: {}, language: 'es', receivedAt: Date.UTC(2026, 10, 21, 12, 30), suspicion: null },
    ...{ attempt: null, fingerprint: String(count++), isNoticeDue: false, ...submission },
  });

const fact = {
  form: 'sabes',
  answers: { page: '/bodegas-en-san-rafael-mendoza/bodega-suter', field: 'teléfono', value: '442-7448', how: 'Llamé' },
} as const;

async function messagesIn(ask: (route: string) => Promise<{ json: object }>, state = 'new'): Promise<Message[]> {
  return ((await ask(`GET messages?state=${state}`)).json as { messages: Message[] }).messages;
}

test('the desk shows the inbox with labels, and suspected spam last', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await receive(desk, request);
  await receive(desk, { ...contact, suspicion: 'trap' });
  const [first, last] = await messagesIn(marta);
  expect(first).toMatchObject({ reference: referenceOf(1), label: 'Negocio que quiere estar', suspicion: null });
  expect(first?.answers).toContainEqual({
    name: 'establishmentName',
    label: 'Establecimiento',
    value: 'Cabañas Los Ñires',
  });
  expect(last?.suspicion).toContain('un campo que las personas no ven');
  await marta('POST message/state', { id: 2, state: 'spam' });
  expect((await messagesIn(marta)).map(({ id }) => id)).toEqual([1]);
  await marta('POST message/state', { id: 2, state: 'new' });
  expect((await messagesIn(marta)).map(({ id, suspicion }) => [id, suspicion])).toEqual([
    [2, null],
    [1, null],
  ]);
  expect((await marta('POST message/state', { id: 9, state: 'done' })).status).toBe(404);
});

test('a request becomes a draft, and publishing it mails the business the address of its page', async () => {
  const mail = await mailServer();
  const desk = await startDesk(mail.variables);
  const marta = await desk.signIn();
  await receive(desk, request);
  await marta('POST message/draft', { id: 1 });
  expect(desk.orders()[0]).toMatchObject({ type: 'draft', answers: request.answers, reference: referenceOf(1) });
  const change = { file: NEW, base: null, before: null, photos: null };
  const value = { name: 'Los Ñires', sources: [`publicar:${referenceOf(1)}`] };
  const { order } = (await marta('POST publish', { changes: [{ ...change, value }], words: '' })).json;
  await marta(`GET order?id=${order}`);
  expect(mail.mails).toEqual([]); // not before it is published
  const file = { ...snapshot.files[0], file: NEW, title: 'Los Ñires', href: HREF };
  desk.write('published/snapshot.json', { ...snapshot, version: 'def5678', files: [...snapshot.files, file] });
  desk.answer(String(order), {});
  await marta(`GET order?id=${order}`);
  expect(mail.mails).toMatchObject([{ from: 'guia@example.com', to: ['luis@example.com'] }]);
  const text = decodeQuotedPrintable(mail.mails[0]?.text ?? '');
  expect(text).toContain(`https://guia.example${HREF}\r\n`);
  expect((await messagesIn(marta, 'done')).map(({ id }) => id)).toEqual([1]);
  const [link = ''] = /https:\/\/guia\.example\/f\/ficha\?idioma=\w\w#[\w-]{43}/.exec(text.replace(/=\r\n/g, '')) ?? [];
  const token = link.split('#').at(-1) ?? '';
  await marta(`GET order?id=${order}`);
  expect(mail.mails).toHaveLength(1); // only once
  expect(token).toHaveLength(43);
});

test('a business that completes its listing is mailed once, when that is published', async () => {
  const mail = await mailServer();
  const desk = await startDesk(mail.variables);
  const marta = await desk.signIn();
  await receive(desk, request);
  const file = snapshot.files[0]?.file ?? '';
  const before = { name: 'La Prueba', sources: ['https://padron.example'] };
  const value = { ...before, sources: [...before.sources, `publicar:${referenceOf(1)}`] };
  const publish = async (change: object) => {
    const { order } = (
      await marta('POST publish', { changes: [{ file, base: 'a', photos: null, ...change }], words: '' })
    ).json;
    desk.answer(String(order), {});
    await marta(`GET order?id=${order}`);
  };
  await publish({ before, value });
  expect(mail.mails).toMatchObject([{ to: ['luis@example.com'] }]);
  expect((await messagesIn(marta, 'done')).map(({ id }) => id)).toEqual([1]);
  await marta('POST message/state', { id: 1, state: 'new' });
  await publish({ before: value, value: { ...value, name: 'Otra' } });
  expect(mail.mails).toHaveLength(1);
});

test('a request that was already made into a listing leads to it, even if its category has changed', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await receive(desk, request);
  await receive(desk, request);
  const value = { name: 'Los Ñires', sources: [`publicar:${referenceOf(1)}`] };
  await marta('PUT draft', { change: { file: NEW, base: null, before: null, photos: null, value }, revision: 0 });
  expect((await marta('POST message/draft', { id: 1 })).json).toEqual({ file: NEW });
  expect((await marta('POST message/draft', { id: 2 })).json).toEqual({ order: expect.any(String) });
  await marta(`DELETE draft?file=${NEW}`);
  desk.write('published/snapshot.json', {
    ...snapshot,
    version: 'def5678',
    files: [...snapshot.files, { ...snapshot.files[0], file: NEW, value }],
  });
  expect((await marta('POST message/draft', { id: 1 })).json).toEqual({ file: NEW });
});

test('while the mail server is down, the mail is not lost, and the draft is still deleted', async () => {
  const desk = await startDesk({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'a@example.com',
    MAIL_TO: 'b@example.com',
  });
  const marta = await desk.signIn();
  await receive(desk, request);
  const value = { name: 'Los Ñires', sources: ['publicar:1'] };
  const change = { file: NEW, base: null, before: null, photos: null, value };
  await marta('PUT draft', { change, revision: 0 });
  const { order } = (await marta('POST publish', { changes: [change], words: '' })).json;
  desk.answer(String(order), { pages: [{ title: 'Los Ñires', href: HREF }] });
  expect((await marta(`GET order?id=${order}`)).status).toBe(200);
  expect((await marta(`GET file?file=${NEW}`)).json.draft).toBeNull();
  const [waiting] = await desk.store.run(['SELECT tries, due_at FROM desk_follow_up'], 'read');
  expect(waiting?.rows).toMatchObject([{ tries: 1 }]);
  expect(Number(waiting?.rows[0]?.due_at)).toBeGreaterThan(Date.now());
  expect((await messagesIn(marta)).map(({ id }) => id)).toEqual([1]);
});

test('a refusal is polite and goes by mail if there is an address; otherwise its text is returned', async () => {
  const mail = await mailServer();
  const desk = await startDesk(mail.variables);
  const marta = await desk.signIn();
  await receive(desk, { ...request, language: 'pt' });
  await receive(desk, { ...request, answers: { ...request.answers, email: '' } });
  const sent = (await marta('POST message/refuse', { id: 1 })).json;
  expect([sent.mailed, sent.text]).toEqual([
    true,
    expect.stringContaining('Obrigado por nos escrever sobre “Cabañas Los Ñires”'),
  ]);
  expect(mail.mails[0]?.to).toEqual(['luis@example.com']);
  const kept = (await marta('POST message/refuse', { id: 2 })).json;
  expect([kept.mailed, kept.text]).toEqual([false, expect.stringMatching(/^Hola Luis:\n\nGracias por escribirnos/)]);
  expect(await messagesIn(marta)).toEqual([]);
});

test('the photographs of a request become uploads of its draft, as if they had been chosen at the desk', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const photos = [1, 2].map((one) => ({ format: 'jpeg', bytes: Buffer.alloc(100, one) }));
  await receive(desk, { ...request, photos });
  const { messages } = (await marta('GET messages?state=new')).json as { messages: Message[] };
  expect(messages[0]?.answers).toContainEqual({ name: 'photos', label: 'Fotos', value: '2' });
  expect((await marta('POST message/draft', { id: 1 })).status).toBe(200);
  const { photos: ids } = desk.orders()[0] as { photos: string[] };
  const folder = path.join(desk.folder, 'photos');
  expect(ids.map((id) => readFileSync(path.join(folder, `${id}.bin`)))).toEqual(photos.map(({ bytes }) => bytes));
});

test('no name in a message adds a recipient or a header to a mail', async () => {
  const mail = await mailServer();
  const desk = await startDesk(mail.variables);
  const marta = await desk.signIn();
  const establishmentName = 'Los Ñires\r\nBcc: todos@example.com';
  await receive(desk, { ...request, answers: { ...request.answers, establishmentName } });
  await marta('POST message/refuse', { id: 1 });
  const [head = ''] = (mail.mails[0]?.text ?? '').split('\r\n\r\n');
  expect([mail.mails[0]?.to, head]).toEqual([['luis@example.com'], expect.not.stringMatching(/^Bcc:/m)]);
});

test('an accepted fact goes to the publisher with its field, and is done when it is published', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await receive(desk, fact);
  await receive(desk, contact);
  const { order } = (await marta('POST message/accept', { id: 1, field: 'phone' })).json;
  expect(desk.orders()[0]).toMatchObject({
    type: 'accept',
    answers: { ...fact.answers, field: 'phone' },
    receivedAt: '2026-11-21T12:30:00.000Z',
    reference: referenceOf(1),
  });
  const { entries } = (await marta('GET log')).json as { entries: { text: string }[] };
  expect(entries[0]?.text).toBe('Aceptó Dato de un visitante: Bodega Suter.');
  expect((await messagesIn(marta)).map(({ id }) => id)).toEqual([2, 1]);
  desk.answer(String(order), {});
  await marta(`GET order?id=${order}`);
  expect((await messagesIn(marta)).map(({ id }) => id)).toEqual([2]);
  expect((await marta('POST message/accept', { id: 2, field: null })).status).toBe(422);
  expect((await marta('POST message/draft', { id: 2 })).status).toBe(422);
});

test('an accepted report of a road goes to the publisher with the language in which it was written', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const answers = { page: '/antes-de-salir', road: 'canon', state: 'cuidado', words: 'Rocks' };
  await receive(desk, { form: 'camino', answers, language: 'en' });
  const [message] = await messagesIn(marta);
  expect(message).toMatchObject({ label: 'Estado de un camino' });
  expect(message?.answers).toContainEqual({ name: 'words', label: 'Qué contó', value: 'Rocks' });
  await marta('POST message/accept', { id: 1, field: null });
  expect(desk.orders()[0]).toMatchObject({ type: 'accept', answers: { ...answers, language: 'en' } });
});
