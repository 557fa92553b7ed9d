import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { otherProgram } from '../testing/other-program.ts';
import { message, startGuide, tinySite } from '../testing/test-guide.ts';

const FORM = '/en/contacto-turismo-san-rafael';
const ATTEMPT = '0123456789abcdef0123456789abcdef';

/** Posts as a browser without JavaScript does, from `page` or to the `action` of a page that the server sent. */
async function postPlain(url: string, fields: Record<string, string>, { page = FORM, action = '/f/contacto' } = {}) {
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Referer: url + page,
    'Sec-Fetch-Site': 'same-origin',
  };
  const body = String(new URLSearchParams(fields));
  const response = await fetch(url + action, { method: 'POST', headers, body, redirect: 'manual' });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** The form of a page as a browser would post it. */
function formIn(html: string) {
  const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  const inputs = [...html.matchAll(/<input[^>]* name="([^"]+)"[^>]*?(?: value="([^"]*)")?>/g)];
  const areas = [...html.matchAll(/<textarea[^>]* name="([^"]+)"[^>]*>\n?([^<]*)<\/textarea>/g)];
  return {
    action: unescaped(/<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? ''),
    fields: Object.fromEntries([...inputs, ...areas].map(([, name, value]) => [String(name), unescaped(value ?? '')])),
  };
}

test('a refused form is shown again in its language with its answers, and each problem at its field', async () => {
  const { url } = await startGuide();
  const written = { name: 'Ana "la" <b>', email: 'ana@', subject: ' ', message: 'uno\n</textarea><script>dos' };
  const { status, headers, html } = await postPlain(url, { ...written, _attempt: ATTEMPT });
  expect([status, headers.get('content-type')]).toEqual([422, 'text/html; charset=utf-8']);
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<title>Error: We could not receive your message</title>');
  expect([...html.matchAll(/<li><a href="#(\w+)">([^<]+)/g)].map(([, id, text]) => [id, text])).toEqual([
    ['email', 'The e-mail address looks incomplete: please check it and try again.'],
    ['subject', 'Please fill in: subject.'],
  ]);
  for (const id of ['email', 'subject']) {
    expect(html).toMatch(new RegExp(`<input[^>]* id="${id}"[^>]* aria-invalid="true" aria-describedby="${id}-error"`));
    expect(html).toMatch(new RegExp(`id="${id}-error">Error: `));
  }
  expect(html).not.toMatch(/id="name"[^>]*aria-invalid/);
  expect(html).not.toContain('<script>');
  expect(formIn(html).fields).toEqual({ ...written, subject: '', _attempt: ATTEMPT, _gotcha: '' });
  expect(html).toContain(`<a class="back" href="${FORM}">Back to the form</a>`);
});

test('the page runs no script and posts only to the guide', async () => {
  const { url } = await startGuide();
  const { headers } = await postPlain(url, {});
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
  );
});

test('sent again from there, it is the same attempt, in the same language, and stored once', async () => {
  const { url, database } = await startGuide();
  const { html } = await postPlain(url, { ...message, subject: '', _attempt: ATTEMPT });
  const { action, fields } = formIn(html);
  const own = { page: '/f/contacto', action }; // the browser is there now
  const again = await postPlain(url, fields, own);
  expect(again.html).toContain('<html lang="en">');
  expect(formIn(again.html)).toEqual({ action, fields });
  for (let press = 0; press < 2; press++) {
    const sent = await postPlain(url, { ...fields, subject: 'Snow' }, own);
    expect([sent.status, sent.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/en\/contacto-exito\?r=/),
    ]);
  }
  const rows = otherProgram(database).prepare('SELECT attempt, language FROM submission').all();
  expect(rows.map((row) => ({ ...row }))).toEqual([{ attempt: ATTEMPT, language: 'en' }]);
});

test('the answers are also shown again if the guide cannot store them, or the visitor sent too much', async () => {
  const { url, database } = await startGuide({ POSTS_PER_10_MINUTES: '2' });
  await postPlain(url, message);
  const other = otherProgram(database);
  other.exec('DROP TABLE submission');
  onTestFinished(() => other.close());
  for (const [status, sentence] of [
    [503, 'Your message was not saved.'],
    [429, 'Too many messages have come from your connection'],
  ] as const) {
    const answer = await postPlain(url, { ...message, subject: 'Otra' });
    expect(answer.status).toBe(status);
    expect(answer.html).toContain(sentence);
    expect(formIn(answer.html).fields).toMatchObject({ ...message, subject: 'Otra' });
  }
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'https://elsewhere.example/',
  'javascript:alert(1)',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example/',
])('a page named in the address never leads to another site: %s', async (from) => {
  const { url } = await startGuide();
  const { html } = await postPlain(
    url,
    {},
    { page: '/f/contacto', action: `/f/contacto?from=${encodeURIComponent(from)}` },
  );
  expect(html).not.toMatch(/elsewhere|javascript:/);
});

test.each(['//elsewhere.example/', '/\\elsewhere.example/', '/.//elsewhere.example', '/a/..//elsewhere.example'])(
  'nor does the page before, whatever it is called: %s',
  async (page) => {
    const { url } = await startGuide();
    expect((await postPlain(url, {}, { page })).html).not.toContain('elsewhere');
  },
);

test.each([
  ['a person', {}],
  ['a sender who filled the trap', { _gotcha: 'x' }],
  ['a sender who was too fast', { _elapsed_ms: '5' }],
])('%s gets the same confirmation', async (_, suspicious) => {
  const { url } = await startGuide();
  const { status, headers, html } = await postPlain(url, { ...message, ...suspicious });
  expect([status, html, headers.get('location')]).toEqual([
    303,
    '',
    expect.stringMatching(/^\/en\/contacto-exito\?r=\w{6}$/),
  ]);
});

test('the page that confirms a form shows its reference, and nothing else from its address', async () => {
  const dist = tinySite();
  const page = '<strong class="a" data-reference="true"></strong><div data-sent-form="contacto">…</div>';
  mkdirSync(path.join(dist, 'contacto-exito'));
  writeFileSync(path.join(dist, 'contacto-exito/index.html'), page);
  const { url } = await startGuide({}, dist);
  const sent = await postPlain(url, message, { page: '/contacto' });
  const location = String(sent.headers.get('location'));
  const shown = await fetch(url + location);
  expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(await shown.text()).toBe(page.replace('></strong>', `>${location.slice(-6)}</strong>`));
  for (const reference of ['<script>', 'AAAAAA', 'k7m2xd', '', '$&$&$&']) {
    expect(await (await fetch(`${url}/contacto-exito?r=${encodeURIComponent(reference)}`)).text()).toBe(page);
  }
});

test('and says that the photographs of a request were not kept, in its own words and in nobody else’s', async () => {
  const dist = tinySite();
  const page = '<p data-reference="true"></p><p data-without-photos="Las fotos no entraron"></p>';
  mkdirSync(path.join(dist, 'contacto-exito'));
  writeFileSync(path.join(dist, 'contacto-exito/index.html'), page);
  const { url } = await startGuide({}, dist);
  const { headers } = await postPlain(url, message, { page: '/contacto' });
  const address = url + String(headers.get('location'));
  const text = async (search: string) => (await fetch(address + search)).text();
  expect(await text('&fotos=no')).toContain('>Las fotos no entraron</p>');
  for (const search of ['', '&fotos=si', '&fotos=<b>']) expect(await text(search)).toContain('entraron"></p>');
});

test('and shows a business what happens with its request, and nobody else', async () => {
  const dist = tinySite();
  mkdirSync(path.join(dist, 'contacto-exito'));
  writeFileSync(path.join(dist, 'contacto-exito/index.html'), '<div data-sent-form="contacto"></div>');
  const { url } = await startGuide({}, dist);
  const { headers } = await postPlain(url, message, { page: '/contacto' });
  const address = url + String(headers.get('location'));
  const text = async (search: string) => (await fetch(address + search)).text();
  expect(await text('&de=publicar')).toBe('<div data-sent-form="publicar"></div>');
  for (const search of ['', '&de=contacto', '&de=<b>']) expect(await text(search)).toContain('"contacto"');
});

test('a chosen option is still selected when the form is shown again', async () => {
  const { url } = await startGuide();
  const { html } = await postPlain(url, { category: 'bodegas' }, { action: '/f/publicar' });
  expect(html).toContain('<label for="category">Kind of business (optional)</label>');
  expect(html).toContain(
    '<option value="">Sin elegir</option><option value="bodegas" selected>Vinos &amp; más</option>',
  );
});
