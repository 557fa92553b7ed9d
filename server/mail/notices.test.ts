import { expect, test } from 'vitest';
import { type Mail, mailServer } from '../testing/mail-server.ts';
import { otherProgram } from '../testing/other-program.ts';
import { decodeQuotedPrintable } from '../testing/quoted-printable.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { message, post, startGuide } from '../testing/test-guide.ts';

test('the owner gets a mail for each new message, and answers the visitor with Reply', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  await post(url, { ...message, subject: 'Viaje\r\nBcc: todos@example.com' });
  await mail.tried(1);
  const [{ from, to, text } = {} as Mail] = mail.mails;
  expect([from, to]).toEqual(['guia@example.com', ['dueno@example.com']]);
  expect(text).toMatch(/^Reply-To: ana@example\.com$/m);
  expect(text).toMatch(/^Subject: \[Mensaje 1\] Viaje Bcc: todos@example\.com$/m);
  const [head] = text.split('\r\n\r\n');
  expect(head).not.toMatch(/^Bcc:/m);
});

test('the answer to a visitor whose domain has an ñ goes to the address that mail servers know', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  await post(url, { ...message, email: 'info@bodegaviñas.com.ar' });
  await mail.tried(1);
  expect(mail.mails[0]?.text).toMatch(/^Reply-To: info@xn--bodegavias-09a\.com\.ar$/m);
});

test('a notice says what the guide calls its lists, districts, roads and pages, and names none by an id', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  const page = '/bodegas-en-san-rafael/la-luna';
  const business = {
    name: 'Luis',
    whatsapp: '0260 15-4123456',
    email: 'luis@example.com',
    establishmentName: 'La Luna',
  };
  const choices = { category: 'bodegas', district: 'cuadro-benegas', message: `${page}\nAbrimos los lunes.` };
  await post(url, { ...business, ...choices }, 'publicar');
  const road = { page: '/antes-de-salir', road: 'canon', state: 'cuidado', at: '2026-11-26T17:05:00.000Z' };
  await post(url, road, 'camino');
  await post(url, { page, field: 'Precio', value: '$ 5.000', how: 'Fui ayer' }, 'sabes');
  await mail.tried(3);
  const text = mail.mails.map((one) => decodeQuotedPrintable(one.text)).join('\r\n');
  for (const line of [
    'Rubro: Vinos & más',
    'Distrito: Cuadro Benegas',
    'Mensaje: Escribe desde la página de La Luna',
    'Camino: Cañón del Atuel',
    'Cómo lo encontró: Con cuidado',
    'Cuándo lo mandó: 26/11/2026, 14:05',
    'Página: La Luna',
  ])
    expect(text.split('\r\n')).toContain(line);
  expect(text).not.toMatch(/cuadro-benegas|\bcanon\b|: cuidado|\/bodegas|\/antes/);
});

test('no answer can look like another line of the notice', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  await post(url, {
    name: 'Ana\nCorreo: otra@example.com\u2028Asunto: otro',
    email: 'ana@example.com',
    subject: 'Hola\r\nNombre: Luis\u202Eadiv',
    message: 'uno\n\nMensaje 99, referencia K7M2XD, en español',
  });
  await mail.tried(1);
  const [, body = ''] = mail.mails[0]?.text.split(/\r\n\r\n(.*)/s) ?? [];
  const text = decodeQuotedPrintable(body);
  expect(text.split('\r\n').filter((line) => /^\S/.test(line))).toEqual([
    'Nombre: Ana Correo: otra@example.com Asunto: otro',
    'Correo: ana@example.com',
    'Asunto: Hola Nombre: Luisadiv',
    'Mensaje: uno',
    expect.stringMatching(/^Mensaje 1, referencia [A-Z0-9]{6}, .* en español$/),
    expect.stringMatching(/: npm run inbox -- show 1$/),
  ]);
  expect(text).not.toContain('\u202E');
});

test('the same message sent twice makes one mail', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  const fields = { ...message, _attempt: '0123456789abcdef0123456789abcdef' };
  await post(url, fields);
  await post(url, fields);
  await post(url, { ...message, subject: 'Otra' });
  await mail.tried(2);
  expect(mail.mails.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual([
    '[Mensaje 1] Hola',
    expect.stringMatching(/^\[Mensaje \d\] Otra$/),
  ]);
});

test('a message that looks like a machine’s sends no mail', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  await post(url, { ...message, _gotcha: 'x' });
  await post(url, { ...message, subject: 'De una persona' });
  await mail.tried(1);
  expect(mail.mails[0]?.text).toContain('De una persona');
});

test('a mail server that refuses is tried again until it accepts the mail', async () => {
  const mail = await mailServer(['busy', 'still busy']);
  const { url, logged } = await startGuide({ ...mail.variables }, undefined, { minuteMs: 20 });
  expect((await post(url)).status).toBe(200);
  await mail.tried(3);
  expect(mail.mails).toHaveLength(1);
  await expect.poll(() => logged.some((line) => line.includes('"tries":3'))).toBe(true);
  expect(logged.join('')).not.toContain('ana@example.com');
});

test('an unreachable mail server does not delay visitors', async () => {
  const { url, logged } = await startGuide({
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'guia@example.com',
    MAIL_TO: 'dueno@example.com',
  });
  expect((await post(url)).status).toBe(200);
  await expect.poll(() => logged.some((line) => line.includes('ECONNREFUSED') || line.includes('ESOCKET'))).toBe(true);
});

test('a notice that an unreachable mail server missed is sent after a restart', async () => {
  const mail = await mailServer();
  const gone = { ...mail.variables, SMTP_URL: 'smtp://127.0.0.1:9' };
  const first = await startGuide(gone, undefined, { minuteMs: 20 });
  await post(first.url);
  await expect.poll(() => first.logged.some((line) => line.includes('notice not sent'))).toBe(true);
  await first.close();
  await startGuide({ ...mail.variables, DATABASE_URL: first.database }, undefined, { minuteMs: 20 });
  await mail.tried(1);
  expect(mail.mails).toHaveLength(1);
});

test('every notice counts the suspected messages', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables);
  await post(url, { ...message, _gotcha: 'x' });
  await post(url, { ...message, subject: 'Otra', _elapsed_ms: '10' });
  await post(url, { ...message, subject: 'De una persona' });
  await mail.tried(1);
  expect(decodeQuotedPrintable(mail.mails[0]?.text ?? '')).toContain('Esperan 2 mensajes que parecen de una máquina');
});

test('if there is a desk, a notice links to it', async () => {
  const mail = await mailServer();
  const desk = { DESK_FOLDER: temporaryFolder(), DESK_URL: 'https://guia.example' };
  const { url } = await startGuide({ ...mail.variables, ...desk });
  await post(url);
  await mail.tried(1);
  const text = decodeQuotedPrintable(mail.mails[0]?.text ?? '');
  expect(text.trim().split('\r\n').at(-1)).toMatch(/: https:\/\/guia\.example\/escritorio$/);
  expect(text).not.toContain('npm run');
});

test('if only suspected messages arrive, one mail after a day says how many', async () => {
  const mail = await mailServer();
  const { url } = await startGuide(mail.variables, undefined, { minuteMs: 0.05 });
  await post(url, { ...message, _gotcha: 'x' });
  await post(url, { ...message, subject: 'Otra', _gotcha: 'x' });
  await mail.tried(1);
  expect(mail.mails[0]?.text).toMatch(/Espera(n 2 mensajes que parecen| 1 mensaje que parece) de una m/);
  await post(url, { ...message, subject: 'De una persona' });
  await mail.tried(2);
  expect(mail.mails[1]?.text).toContain('De una persona');
});

test('a notice that a wrong clock postponed by years is sent once the clock is right', async () => {
  const mail = await mailServer();
  const { url, database, close } = await startGuide(mail.variables);
  await post(url);
  await mail.tried(1);
  await close();
  const later = Date.now() + 2 * 365 * 24 * 60 * 60 * 1000;
  otherProgram(database).prepare('UPDATE submission SET notice_due_at = ?').run(later);
  await startGuide({ ...mail.variables, DATABASE_URL: database });
  await mail.tried(2);
});

test('notices beyond the hourly limit wait for the next hour', async () => {
  const mail = await mailServer();
  const { url, logged } = await startGuide({ ...mail.variables, MAILS_PER_HOUR: '2' }, undefined, { minuteMs: 30 });
  for (const subject of ['a', 'b', 'c', 'd']) await post(url, { ...message, subject });
  await expect.poll(() => logged.join('')).toContain('notices wait: too many in this hour');
  expect(mail.mails).toHaveLength(2);
  await mail.tried(4);
});
