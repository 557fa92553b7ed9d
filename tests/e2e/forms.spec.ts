import type { Locator, Page } from '@playwright/test';
import type { PublishData } from '#app/screens/publish/page.server.ts';
import { dataAt } from './support/built-pages.ts';
import { holdApplication } from './support/hold.ts';
import { expect, hydrated, notice, test, visit } from './support/support.ts';

const CONTACT = '/contacto-turismo-san-rafael';
const PUBLISH = '/publicar-tu-establecimiento-en-san-rafael';
const SENT = '/contacto-exito';
const PHONES = '/telefonos-utiles-san-rafael';
const CARE = 'Cómo cuidamos tus datos';
const REFUSED = 'No se pudo enviar tu mensaje. Por favor, intentá de nuevo o contactanos por WhatsApp.';
const UNREACHABLE = 'No se pudo enviar tu mensaje. Por favor, revisá tu conexión e intentá de nuevo.';

type Post = { fields: FormData; headers: Record<string, string> };
type Answer = number | 'dead line';

/** Acts as the server: answers posts in this order, the last answer repeatedly, and keeps what it was sent. */
async function answerPosts(page: Page, path: string, ...answers: Answer[]): Promise<Post[]> {
  const posts: Post[] = [];
  await page.route(`**${path}`, async (route) => {
    const request = route.request();
    const headers = request.headers();
    const body = new Response(request.postDataBuffer()?.toString('utf8'), {
      headers: { 'content-type': headers['content-type'] ?? '' },
    });
    const answer = answers[Math.min(posts.length, answers.length - 1)] ?? 200;
    posts.push({ fields: await body.formData(), headers });
    if (answer === 'dead line') await route.abort();
    else await route.fulfill({ status: answer, json: {} });
  });
  return posts;
}

async function fillContact(page: Page) {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana Pérez');
  await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example.com');
  await page.getByLabel('Asunto').fill('Viaje en julio');
  await page.getByLabel('Mensaje', { exact: true }).fill('¿Hay nieve?\n¿Y cadenas?');
}

/** Fills in the contact form, ready to be sent to a server that answers on demand. */
async function fillHeldContact(page: Page) {
  const held = await holdPosts(page, '/f/contacto');
  await visit(page, CONTACT);
  await fillContact(page);
  return held;
}

/** Acts as a slow server: keeps what it was sent, and answers every post on demand. */
async function holdPosts(page: Page, path: string) {
  const ids: (string | undefined)[] = [];
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    ids.push(/name="_attempt"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1]);
    await isWanted;
    // The page that sent the request may have been closed.
    await route.fulfill({ json: {} }).catch(() => {});
  });
  return { ids, answer };
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' });
const message = (page: Page) => page.getByLabel('Mensaje', { exact: true });

test('a visitor writes to the guide, learns that the message arrived, and finds an empty form on Back', async ({
  page,
}) => {
  const posts = await answerPosts(page, '/f/contacto', 200);
  await visit(page, CONTACT);
  await expect(message(page)).toHaveAttribute('rows', '5');
  await fillContact(page);
  await send(page).click();
  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole('heading', { level: 1, name: '¡Mensaje Enviado!' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.headers.accept).toBe('application/json');
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject({
    name: 'Ana Pérez',
    email: 'ana@example.com',
    subject: 'Viaje en julio',
    message: '¿Hay nieve?\r\n¿Y cadenas?',
    _gotcha: '',
    _attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
    _elapsed_ms: expect.stringMatching(/^\d+$/),
  });
  await test.step('Back finds an empty form', async () => {
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ana');
    await page.goBack();
    await expect(page.getByLabel('Asunto')).toHaveValue('');
    await expect(message(page)).toHaveValue('');
    expect(posts).toHaveLength(1);
  });
  await page.goForward();
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('text typed while the success page is loading does not bring the sent answers back', async ({ page }) => {
  let show = () => {};
  const isWanted = new Promise<void>((resolve) => {
    show = resolve;
  });
  await answerPosts(page, '/f/contacto', 200);
  const ahead = page.waitForResponse('**/contacto-exito/page.json');
  await visit(page, CONTACT);
  await (await ahead).finished();
  await page.route('**/contacto-exito/page.json', async (route) => {
    await isWanted;
    await route.continue();
  });
  await fillContact(page);
  const asked = page.waitForRequest('**/contacto-exito/page.json');
  await send(page).click();
  await asked;
  await page.getByLabel('Asunto').press('x');
  show();
  await expect(page).toHaveURL(SENT);
  await page.goBack();
  await expect(message(page)).toHaveValue('');
});

test('a connection that breaks after a message has arrived does not hide its arrival', async ({ page, watch }) => {
  watch.allowConsole(/Failed to load resource|previews are still the last one’s/);
  await page.route('**/f/contacto', async (route) => {
    await page.route('**/*', (other) => other.abort());
    await route.fulfill({ json: {} });
  });
  const ahead = page.waitForResponse('**/contacto-exito/page.json');
  await visit(page, CONTACT);
  await (await ahead).finished();
  await fillContact(page);
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '¡Mensaje Enviado!' })).toBeVisible();
});

test('while a message is being sent the button says so, and nothing is sent twice', async ({ page }) => {
  const { ids, answer } = await fillHeldContact(page);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await page.getByLabel('Asunto').press('Enter');
  await page.getByLabel('Asunto').press('Enter');
  answer();
  await expect(page).toHaveURL(SENT);
  expect(ids).toHaveLength(1);
});

test('a visitor who leaves while a message is being sent sees that on return, and learns that it arrived', async ({
  page,
}) => {
  const { ids, answer } = await fillHeldContact(page);
  await send(page).click();
  const leave = page.getByRole('main').getByRole('link', { name: 'Publicá tu establecimiento' });
  await leave.click();
  await expect(page).toHaveURL(PUBLISH);
  await expect(page.getByRole('button', { name: 'Quiero publicar' })).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await leave.click();
  await expect(page).toHaveURL(PUBLISH);
  await expect(page.getByRole('button', { name: 'Quiero publicar' })).toBeEnabled();
  answer();
  await expect(notice(page)).toContainText('¡Mensaje Enviado!');
  await expect(page).toHaveURL(PUBLISH);
  expect(ids).toHaveLength(1);
});

test('a reload while a message is being sent keeps the answers, and the next try is recognised as the same', async ({
  page,
}) => {
  const { ids, answer } = await fillHeldContact(page);
  await send(page).click();
  await expect.poll(() => ids.length).toBe(1);
  await page.reload();
  await hydrated(page);
  await expect(message(page)).toHaveValue('¿Hay nieve?\n¿Y cadenas?');
  await send(page).click();
  await expect.poll(() => ids.length).toBe(2);
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[1]).toBe(ids[0]);
  answer();
  await expect(page).toHaveURL(SENT);
});

test('a form sent before the application has started waits for it, and is sent once', async ({ page }) => {
  const start = await holdApplication(page);
  const posts = await answerPosts(page, '/f/contacto', 200);
  await page.goto(CONTACT);
  await fillContact(page);
  await send(page).dblclick();
  start();
  await expect(page).toHaveURL(SENT);
  await expect(page.getByRole('heading', { level: 1, name: '¡Mensaje Enviado!' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.headers.accept).toBe('application/json');
  expect(posts[0]?.fields.get('_attempt')).toMatch(/^[0-9a-f]{32}$/);
});

test('without the application a form is posted by the browser itself', async ({ page, watch }) => {
  watch.allowConsole(/The application could not be loaded|Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  let method = '';
  await page.route('**/f/contacto', async (route) => {
    method = route.request().method();
    await route.fulfill({ status: 303, headers: { location: SENT } });
  });
  await page.goto(CONTACT);
  await fillContact(page);
  await send(page).click();
  await expect.poll(() => method).toBe('POST');
});

test('a visitor with only a keyboard writes to the guide', async ({ page }) => {
  const posts = await answerPosts(page, '/f/contacto', 200);
  await visit(page, CONTACT);
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).focus();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ana@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nieve');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Una línea');
  await page.keyboard.press('Enter');
  await page.keyboard.type('y otra');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: CARE })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(SENT);
  expect(posts).toHaveLength(1);
  expect(posts[0]?.fields.get('message')).toBe('Una línea\r\ny otra');
});

test('after a refusal by the server nothing that was typed is lost', async ({ page, watch }) => {
  watch.allowConsole(/f\/contacto|Failed to load resource/);
  await answerPosts(page, '/f/contacto', 500);
  await visit(page, CONTACT);
  await fillContact(page);
  await send(page).click();
  await expect(notice(page)).toHaveRole('alert');
  await expect(notice(page)).toContainText('¡Uy! Hubo un error.');
  await expect(notice(page)).toContainText(REFUSED);
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toBeFocused();
  await expect(message(page)).toHaveValue('¿Hay nieve?\n¿Y cadenas?');
  expect(page.url()).not.toContain('?');
});

test('a business sends the form on a bad connection', async ({ page, context, watch }) => {
  watch.allowConsole(/f\/publicar|Failed to load resource/);
  const posts = await answerPosts(page, '/f/publicar', 'dead line', 'dead line');
  await visit(page, PUBLISH);
  const business = (page: Page) => page.getByLabel('Nombre del establecimiento');
  const submit = (page: Page) => page.getByRole('button', { name: 'Quiero publicar' });
  await expect(page.getByLabel('Ciudad')).toHaveValue('San Rafael');
  await expect(page.getByLabel('Ciudad')).not.toBeEditable();
  await expect(page.getByLabel('Mensaje (opcional)')).toHaveAttribute('rows', '4');
  await page.getByLabel('Tu nombre').fill('Rosa');
  await page.getByLabel('WhatsApp', { exact: true }).fill('260 400-0000');
  await page.getByRole('main').getByLabel('Correo electrónico').fill('rosa@example.com');
  await business(page).fill('Cabañas La Rosa');

  // Without any network the answers stay, also through a reload.
  await submit(page).click();
  await expect(notice(page)).toHaveRole('alert');
  await expect(notice(page)).toContainText('¡Uy! Hubo un error de red.');
  await expect(notice(page)).toContainText(UNREACHABLE);
  await expect(submit(page)).toBeEnabled();
  await expect(business(page)).toHaveValue('Cabañas La Rosa');
  await page.reload();
  await hydrated(page);
  await expect(business(page)).toHaveValue('Cabañas La Rosa');
  await submit(page).click();
  await expect(notice(page)).toContainText(UNREACHABLE);

  // They also stay when the phone closes the tab.
  await page.close();
  const tab = await context.newPage();
  const sent = await answerPosts(tab, '/f/publicar', 500, 200);
  // What was kept on the device is sent some time after the guide is opened again; here that fails.
  const kept = String(posts[0]?.fields.get('_attempt'));
  await tab.route('**/f/publicar', (route) =>
    route.request().postDataBuffer()?.includes(kept) ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
  );
  await visit(tab, PUBLISH);
  await expect(business(tab)).toHaveValue('Cabañas La Rosa');
  await tab.getByLabel('Mensaje (opcional)').fill('Cuatro cabañas en Valle Grande.');
  await submit(tab).click();
  await expect(notice(tab)).toContainText(REFUSED);
  await submit(tab).click();
  await expect(tab).toHaveURL(`${SENT}?de=publicar`);
  expect(sent).toHaveLength(2);
  expect(Object.fromEntries(sent[1]?.fields ?? [])).toMatchObject({
    name: 'Rosa',
    whatsapp: '260 400-0000',
    email: 'rosa@example.com',
    establishmentName: 'Cabañas La Rosa',
    city: 'San Rafael',
    message: 'Cuatro cabañas en Valle Grande.',
  });
  // The same answers are the same message; other answers are another.
  const attemptsOf = (some: Post[]) => new Set(some.map(({ fields }) => fields.get('_attempt')));
  expect(attemptsOf(posts).size).toBe(1);
  expect(attemptsOf(sent).size).toBe(1);
  expect(attemptsOf(sent)).not.toEqual(attemptsOf(posts));
});

test('a network that is lost while typing is reported, even if the browser has kept nothing', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await visit(page, CONTACT);
  await fillContact(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(notice(page)).toContainText(UNREACHABLE);
  await expect(page.getByLabel('Asunto')).toHaveValue('Viaje en julio');
});

test('on a first visit, a message whose network is lost while it is written has a place to wait, and arrives once', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/);
  await visit(page, CONTACT);
  await fillContact(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await send(page).click();
  const panel = page.getByRole('region', { name: 'Mensajes que esperan' });
  await expect(panel).toContainText('Viaje en julio');
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await context.setOffline(false);
  await expect(panel).toContainText('Tu mensaje salió.');
  expect(posts).toHaveLength(1);
});

test('a network that is lost before anything was loaded for later is reported all the same', async ({
  page,
  context,
  watch,
}) => {
  watch.allowConsole(
    /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource|could not be loaded|cannot be shown|could not be kept/,
  );
  // However long the page has been open when the network is lost.
  await page.route(/\/assets\/toast-[^/]+\.js$/, (route) => route.abort());
  await visit(page, CONTACT);
  await context.setOffline(true);
  await fillContact(page);
  const said = page.waitForEvent('dialog');
  await send(page).click();
  const dialog = await said;
  expect(dialog.message()).toContain(UNREACHABLE);
  await dialog.accept();
  await expect(message(page)).toHaveValue('¿Hay nieve?\n¿Y cadenas?');
});

test('on a static host the form goes to the hosted service that the owner named', async ({ page, watch }) => {
  const service = 'https://forms.example/f/abcdwxyz';
  watch.allowThirdParty(/^https:\/\/forms\.example\//);
  // Simulates "forms" in site.json: the address in the page, and its host in the policy.
  await page.route(`**${CONTACT}`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace('connect-src', 'connect-src https://forms.example');
    const body = (await response.text()).replaceAll('/f/contacto', service);
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy ?? '' } });
  });
  let posted = '';
  await page.route(service, async (route) => {
    posted = route.request().postDataBuffer()?.toString('utf8') ?? '';
    await route.fulfill({ json: { ok: true }, headers: { 'access-control-allow-origin': '*' } });
  });
  await visit(page, CONTACT);
  await fillContact(page);
  await send(page).click();
  await expect(page).toHaveURL(SENT);
  expect(posted).toContain('Viaje en julio');
});

test('the contact page leads to the phone, the mail and the chat, and does not send an incomplete form', async ({
  page,
}) => {
  const posts = await answerPosts(page, '/f/contacto', 200);
  await visit(page, CONTACT);
  const main = page.getByRole('main');
  await test.step('it leads to the phone, the mail and the chat', async () => {
    await expect(main.getByRole('link', { name: /^\+54/ })).toHaveAttribute('href', /^tel:\+54\d+$/);
    await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
    await expect(main).toContainText('San Rafael, Mendoza, Argentina');
    await expect(main.getByRole('link', { name: 'Chatear por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+/,
    );
  });
  await test.step('an incomplete form is not sent', async () => {
    await fillContact(page);
    await main.getByLabel('Correo electrónico').fill('ana');
    await send(page).click();
    await expect(main.getByLabel('Correo electrónico')).toBeFocused();
    await expect(main.getByLabel('Correo electrónico')).toHaveAccessibleDescription(/\S/);
    await main.getByLabel('Correo electrónico').fill('ana@example.com');
    await expect(main.getByLabel('Correo electrónico')).toHaveAccessibleDescription('');
    await message(page).fill('   ');
    await send(page).click();
    await expect(message(page)).toBeFocused();
    expect(posts).toEqual([]);
  });
});

test('the publish page says why and how to be listed, and what its form asks for', async ({ page }) => {
  const { listTitle, list, example } = dataAt<PublishData>(PUBLISH);
  await visit(page, PUBLISH);
  const main = page.getByRole('main');
  await test.step('it says why, since when in the owner’s words, what, and how else', async () => {
    for (const name of ['Visibilidad', 'Calidad', 'Audiencia']) {
      await expect(main.getByRole('heading', { name })).toBeVisible();
    }
    await expect(main).toContainText('7+ años');
    await expect(main.getByRole('region', { name: listTitle }).getByRole('listitem')).toHaveCount(list.length);
    await expect(main.getByRole('link', { name: 'Escribinos por WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+\?text=/,
    );
  });
  await test.step('a listing that is in the guide shows how theirs will look', async () => {
    const { title, href } = example.card;
    await expect(main.getByRole('article').getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  });
  await test.step('required fields say so, and autofill recognises each field', async () => {
    const form = page.getByRole('form', { name: 'Contanos de tu negocio' });
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toContainText('Los campos con * son obligatorios.');
    const fields = { name: 'name', whatsapp: 'tel', email: 'email', establishmentName: 'organization' };
    for (const [name, autocomplete] of Object.entries(fields)) {
      const field = form.locator(`[name="${name}"]`);
      await expect(field).toHaveAttribute('required');
      await expect(field).toHaveAttribute('autocomplete', autocomplete);
    }
    const message = form.getByRole('textbox', { name: 'Mensaje (opcional)', exact: true });
    await expect(message).not.toHaveAttribute('required');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a form is posted by the browser itself', async ({ page }) => {
    let posted: { method: string; body: string | null } | undefined;
    await page.route('**/f/contacto', async (route) => {
      posted = { method: route.request().method(), body: route.request().postData() };
      await route.fulfill({ status: 303, headers: { location: SENT } });
    });
    await page.goto(CONTACT);
    await fillContact(page);
    await send(page).click();
    await expect.poll(() => posted?.method).toBe('POST');
    const fields = new URLSearchParams(posted?.body ?? '');
    expect(fields.get('subject')).toBe('Viaje en julio');
    expect(page.url()).not.toContain('julio');
  });

  test('a fact can be sent from a page of the guide, and is stored', async ({ page }) => {
    await page.goto(`${PHONES}`);
    await tellFact(page, page.getByRole('main').getByText('¿Lo sabés?'));
    await page.getByRole('button', { name: 'Enviar el dato' }).click();
    await expect(page).toHaveURL(new RegExp(SENT)); // followed by a reference
  });

  test('a fact without its value is refused with a sentence that names it', async ({ request }) => {
    const answer = await request.post('/f/sabes', {
      form: { page: PHONES, field: 'Teléfono', value: '', how: '' },
    });
    expect(answer.status()).toBe(422);
    const text = await answer.text();
    for (const missing of ['cuál es', 'cómo lo sabés']) expect(text).toContain(`Falta completar: ${missing}.`);
  });
});

test('a fact can be sent without leaving the page, and the link to the form opens it', async ({ page }) => {
  const posts = await answerPosts(page, '/f/sabes', 200);
  await visit(page, `${PHONES}#sabes`);
  await expect(page.getByLabel('Qué dato')).toBeVisible();
  await tellFact(page, null);
  await page.getByRole('button', { name: 'Enviar el dato' }).click();
  await expect(notice(page)).toContainText('¡Mensaje Enviado!');
  expect(page.url()).toContain(PHONES);
  expect(posts[0]?.fields.get('page')).toBe(PHONES);
  expect(posts[0]?.fields.get('value')).toBe('+54 260 442-7448');
  await expect(page.getByLabel('Cuál es')).toHaveValue('');
});

/** Fills in "¿Lo sabés?", after pressing the element that opens it. */
async function tellFact(page: Page, opener: Locator | null) {
  await opener?.click();
  await page.getByLabel('Qué dato').fill('Teléfono de turismo');
  await page.getByLabel('Cuál es').fill('+54 260 442-7448');
  await page.getByLabel('Cómo lo sabés').fill('Trabajo ahí');
}
