import type { Page } from '@playwright/test';
import { holdApplication } from './hold.ts';
import { expect, hydrated, notice, test, visit } from './support.ts';

const CONTACT = '/contacto-turismo-san-rafael';
const PUBLISH = '/publicar-tu-establecimiento-en-san-rafael';
const SENT = '/contacto-exito';
const CARE = 'Cómo cuidamos tus datos';
const REFUSED = 'No se pudo enviar tu mensaje. Por favor, intentá de nuevo o contactanos por WhatsApp.';
const UNREACHABLE = 'No se pudo enviar tu mensaje. Por favor, revisá tu conexión e intentá de nuevo.';

type Post = { fields: FormData; headers: Record<string, string> };
type Answer = number | 'dead line';

/** The server's place: answers posts in this order, the last one for ever, and keeps what it was sent. */
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

/** The contact form, written and ready to be sent to a server that answers when told to. */
async function fillHeldContact(page: Page) {
  const held = await holdPosts(page, '/f/contacto');
  await visit(page, CONTACT);
  await fillContact(page);
  return held;
}

/** The server's place while it thinks: keeps what it was sent, and answers every post when told to. */
async function holdPosts(page: Page, path: string) {
  const ids: (string | undefined)[] = [];
  let answer = () => {};
  const isWanted = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${path}`, async (route) => {
    ids.push(/name="_attempt"\s+(\S+)/.exec(route.request().postData() ?? '')?.[1]);
    await isWanted;
    // The page that asked may be gone.
    await route.fulfill({ json: {} }).catch(() => {});
  });
  return { ids, answer };
}

const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' });
const message = (page: Page) => page.getByLabel('Mensaje', { exact: true });

test('a visitor writes to the guide, and is told that it arrived', async ({ page }) => {
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
  await page.getByRole('main').getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('Back after success finds an empty form', async ({ page }) => {
  const posts = await answerPosts(page, '/f/contacto', 200);
  await visit(page, CONTACT);
  await fillContact(page);
  await send(page).click();
  await expect(page).toHaveURL(SENT);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Ana');
  await page.goBack();
  await expect(page.getByLabel('Asunto')).toHaveValue('');
  await expect(message(page)).toHaveValue('');
  expect(posts).toHaveLength(1);
});

test('what is typed while the success page is on its way does not bring the sent words back', async ({ page }) => {
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

test('a message that arrived is not hidden by a line that dies after it', async ({ page, watch }) => {
  watch.allowConsole(/Failed to load resource/);
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

test('while a message is on its way the button says so, and nothing is sent twice', async ({ page }) => {
  const { ids, answer } = await fillHeldContact(page);
  await send(page).dblclick();
  await expect(page.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await page.getByLabel('Asunto').press('Enter');
  await page.getByLabel('Asunto').press('Enter');
  answer();
  await expect(page).toHaveURL(SENT);
  expect(ids).toHaveLength(1);
});

test('a visitor who leaves while a message is on its way finds it on its way, and hears that it arrived', async ({
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

test('a reload while a message is on its way keeps the words, and the next try is known as the same', async ({
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

test('a form sent before the application is there waits for it, and is sent once', async ({ page }) => {
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

test('a visitor with a keyboard only writes to the guide', async ({ page }) => {
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

test('required fields say so, and programs that fill forms know each field', async ({ page }) => {
  await visit(page, PUBLISH);
  const form = page.getByRole('form', { name: 'Contanos de tu negocio' });
  await expect(form).toHaveAttribute('method', 'post');
  await expect(form).toContainText('Los campos con * son obligatorios.');
  const fields = { name: 'name', whatsapp: 'tel', email: 'email', establishmentName: 'organization' };
  for (const [name, autocomplete] of Object.entries(fields)) {
    const field = form.locator(`[name="${name}"]`);
    await expect(field).toHaveAttribute('required');
    await expect(field).toHaveAttribute('autocomplete', autocomplete);
  }
  await expect(form.getByRole('textbox', { name: 'Mensaje (opcional)', exact: true })).not.toHaveAttribute('required');
});

test('a server that refuses costs nothing of what was typed', async ({ page, watch }) => {
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

test('a business sends the form on a bad line', async ({ page, context, watch }) => {
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

  // No network at all: the words stay, also through a reload.
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

  // And when the phone closes the tab.
  await page.close();
  const tab = await context.newPage();
  const sent = await answerPosts(tab, '/f/publicar', 500, 200);
  await visit(tab, PUBLISH);
  await expect(business(tab)).toHaveValue('Cabañas La Rosa');
  await tab.getByLabel('Mensaje (opcional)').fill('Cuatro cabañas en Valle Grande.');
  await submit(tab).click();
  await expect(notice(tab)).toContainText(REFUSED);
  await submit(tab).click();
  await expect(tab).toHaveURL(SENT);
  expect(sent).toHaveLength(2);
  expect(Object.fromEntries(sent[1]?.fields ?? [])).toMatchObject({
    name: 'Rosa',
    whatsapp: '260 400-0000',
    email: 'rosa@example.com',
    establishmentName: 'Cabañas La Rosa',
    city: 'San Rafael',
    message: 'Cuatro cabañas en Valle Grande.',
  });
  // The same words are the same message; other words are another.
  const [first, second, third, fourth] = [...posts, ...sent].map(({ fields }) => fields.get('_attempt'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(fourth).toBe(third);
});

test('on a static host the form goes to the hosted service that the owner named', async ({ page, watch }) => {
  const service = 'https://forms.example/f/abcdwxyz';
  watch.allowThirdParty(/^https:\/\/forms\.example\//);
  // What the build makes of "forms" in site.json: the address in the page, and its host in the policy.
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

test('a form with something missing is not sent', async ({ page }) => {
  const posts = await answerPosts(page, '/f/contacto', 200);
  await visit(page, CONTACT);
  await fillContact(page);
  await page.getByRole('main').getByLabel('Correo electrónico').fill('ana');
  await send(page).click();
  await expect(page.getByRole('main').getByLabel('Correo electrónico')).toBeFocused();
  await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example.com');
  await message(page).fill('   ');
  await send(page).click();
  await expect(message(page)).toBeFocused();
  expect(posts).toEqual([]);
});

test('the contact page leads to the phone, the mail and the chat', async ({ page }) => {
  await visit(page, CONTACT);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^\+54/ })).toHaveAttribute('href', /^tel:\+54\d+$/);
  await expect(main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:.+@/);
  await expect(main).toContainText('San Rafael, Mendoza, Argentina');
  await expect(main.getByRole('link', { name: 'Chatear por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+/,
  );
});

test('the publish page says why, since when, what, and how else', async ({ page }) => {
  await visit(page, PUBLISH);
  const main = page.getByRole('main');
  for (const name of ['Visibilidad', 'Calidad', 'Audiencia']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  await expect(main).toContainText('7+ años');
  await expect(main.getByRole('region', { name: 'Qué podés publicar' }).getByRole('listitem')).toHaveCount(10);
  await expect(main.getByRole('link', { name: 'Escribinos por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
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
});
