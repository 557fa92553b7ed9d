import { type Locator, type Page, request } from '@playwright/test';
import sharp from 'sharp';
import { referenceOf } from '#server/store/reference.ts';
import { openStore } from '#server/store/store.ts';
import { testPicture } from '#server/testing/test-picture.ts';
import { DATABASE } from '../playwright.config.ts';
import { violations } from './support/axe.ts';
import { expect, test, visit } from './support/support.ts';

const CONTACT = '/contacto-turismo-san-rafael';
const PUBLISH = '/publicar-tu-establecimiento-en-san-rafael';

/** The inbox entries whose `field` is `value`, read from the database of the server behind these pages. */
async function kept(field: string, value: string) {
  const store = openStore({ url: `file:${DATABASE}` });
  try {
    return (await store.list()).filter(({ answers }) => answers[field] === value);
  } finally {
    await store.close();
  }
}

async function fillContact(page: Page, subject: string) {
  const main = page.getByRole('main');
  await main.getByLabel('Nombre', { exact: true }).fill('Ana Pérez');
  await main.getByLabel('Correo electrónico').fill('ana@example.com');
  await main.getByLabel('Asunto').fill(subject);
  await main.getByLabel('Mensaje', { exact: true }).fill('¿Hay nieve?\n¿Y cadenas?');
}

test('a visitor’s message is in the inbox as it was written', async ({ page }) => {
  const subject = `Viaje en julio ${crypto.randomUUID()}`;
  await visit(page, CONTACT);
  await fillContact(page, subject);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('heading', { name: '¡Mensaje Enviado!' })).toBeVisible();
  const [submission] = await kept('subject', subject);
  await expect(page.getByText(referenceOf(submission?.id ?? 0))).toBeVisible();
  expect([submission]).toMatchObject([
    {
      form: 'contacto',
      language: 'es',
      answers: { name: 'Ana Pérez', email: 'ana@example.com', message: '¿Hay nieve?\n¿Y cadenas?' },
    },
  ]);
});

test('a business asks in English to be listed', async ({ page }) => {
  const establishmentName = `Cabañas ${crypto.randomUUID()}`;
  const chosen = { category: 'otro', district: 'villa-atuel', hours: 'Every day' };
  await visit(page, `/en${PUBLISH}`);
  const main = page.getByRole('main');
  await main.getByLabel('Your name').fill('Beto');
  await main.getByLabel('WhatsApp', { exact: true }).fill('260 15 400-0000');
  await main.getByLabel('E-mail').fill('beto@example.com');
  await main.getByLabel('Business name').fill(establishmentName);
  await main.getByLabel('Kind of business (optional)').selectOption('Other');
  await main.getByLabel('District or area (optional)').selectOption('Villa Atuel');
  await main.getByLabel('Opening hours (optional)').fill('Every day');
  await main.getByRole('button', { name: 'I want to be listed' }).click();
  await expect(page).toHaveURL(/\/en\/contacto-exito\?r=\w{6}&de=publicar$/);
  await expect(page.getByRole('heading', { level: 2, name: 'How your page will look' })).toBeVisible();
  expect(await kept('establishmentName', establishmentName)).toMatchObject([
    { form: 'publicar', language: 'en', answers: { city: 'San Rafael', ...chosen, message: '' } },
  ]);
});

test('photographs from a phone are scaled down before sending, and arrive with the request, without their location', async ({
  page,
}) => {
  const establishmentName = `Posada ${crypto.randomUUID()}`;
  await visit(page, PUBLISH);
  const main = page.getByRole('main');
  await fillBusiness(main, establishmentName);
  const large = Buffer.from(await page.evaluate(largePicture), 'base64');
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: large });
  await main
    .getByLabel('Fotos (opcional)')
    .setInputFiles(Array.from({ length: 7 }, (_, index) => photo(`${index}.png`)));
  await main.getByRole('button', { name: 'Quiero publicar' }).click();
  await expect(main.getByLabel('Fotos (opcional)')).toHaveJSProperty(
    'validationMessage',
    'Son demasiadas fotos: elegí hasta 6.',
  );
  const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00000' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '34/1 36/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(small).metadata()).exif).toBeDefined();
  await main
    .getByLabel('Fotos (opcional)')
    .setInputFiles([photo('1.png'), photo('2.png'), { name: '3.jpg', mimeType: 'image/jpeg', buffer: small }]);
  await expect(page.getByRole('main').getByText('3.jpg', { exact: true })).toBeVisible();
  await main.getByRole('button', { name: 'Quiero publicar' }).click();
  await expect(page).toHaveURL(/\/contacto-exito\?r=\w{6}&de=publicar$/);
  const photos = await photosOf(establishmentName);
  expect(photos.map(({ format }) => format)).toEqual(['jpeg', 'jpeg', 'jpeg']);
  for (const { bytes } of photos) {
    expect(bytes.length).toBeLessThan(large.length);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  }
});

async function fillBusiness(main: Locator, establishmentName: string) {
  await main.getByLabel('Tu nombre').fill('Rosa');
  await main.getByLabel('WhatsApp', { exact: true }).fill('260 15 400-0000');
  await main.getByLabel('Correo electrónico').fill('rosa@example.com');
  await main.getByLabel('Nombre del establecimiento').fill(establishmentName);
}

async function photosOf(establishmentName: string) {
  const [submission] = await kept('establishmentName', establishmentName);
  const store = openStore({ url: `file:${DATABASE}` });
  try {
    return await store.photosOf(submission?.id ?? 0);
  } finally {
    await store.close();
  }
}

/** A picture that does not compress well, as base64. */
function largePicture(): string {
  const canvas = document.createElement('canvas');
  canvas.width = 800;
  canvas.height = 600;
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  const noise = context.createImageData(canvas.width, canvas.height);
  for (let index = 0; index < noise.data.length; index++)
    noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 256;
  context.putImageData(noise, 0, 0);
  return canvas.toDataURL('image/png').split(',')[1] ?? '';
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('photographs arrive as they are', async ({ page }) => {
    const establishmentName = `Posada ${crypto.randomUUID()}`;
    await page.goto(PUBLISH);
    const main = page.getByRole('main');
    await fillBusiness(main, establishmentName);
    const buffer = testPicture(1, 640, 640, 30_000);
    await main.getByLabel('Fotos (opcional)').setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer });
    await main.getByRole('button', { name: 'Quiero publicar' }).click();
    await expect(page).toHaveURL(/\/contacto-exito\?r=\w{6}&de=publicar$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Así se va a ver tu ficha' })).toBeVisible();
    expect((await photosOf(establishmentName)).map(({ bytes }) => Buffer.from(bytes).equals(buffer))).toEqual([true]);
  });

  test('a message arrives, and the visitor is redirected to the page that says so', async ({ page }) => {
    const subject = `Sin script ${crypto.randomUUID()}`;
    await page.goto(`/pt${CONTACT}`);
    const main = page.getByRole('main');
    await main.getByLabel('Nome', { exact: true }).fill('Ana');
    await main.getByLabel('E-mail').fill('ana@example.com');
    await main.getByLabel('Assunto').fill(subject);
    await main.getByLabel('Mensagem', { exact: true }).fill('Oi');
    await main.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL(/\/pt\/contacto-exito\?r=\w{6}$/);
    const [submission] = await kept('subject', subject);
    expect(submission).toMatchObject({ language: 'pt', suspicion: null });
    await expect(page.getByText(referenceOf(submission?.id ?? 0))).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: 'O que acontece agora' })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 2, name: 'Como vai ficar a sua página' })).toHaveCount(0);
  });

  test('a message that the server cannot accept is shown again with its problems, and can be sent from there', async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/status of 422/);
    const name = `Ana ${crypto.randomUUID()}`;
    await page.goto(`/en${CONTACT}`);
    const main = page.getByRole('main');
    await main.getByLabel('Name', { exact: true }).fill(name);
    await main.getByLabel('E-mail').fill('ana@example.com');
    await main.getByLabel('Subject').fill('  '); // the browser accepts spaces as an answer
    await main.getByLabel('Message', { exact: true }).fill('Hello');
    await main.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveTitle('Error: We could not receive your message');
    const summary = page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Please fill in: subject.' }).click();
    const subject = page.getByRole('textbox', { name: 'Subject' });
    await expect(subject).toBeFocused();
    await expect(subject).toHaveAccessibleDescription('Error: Please fill in: subject.');
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    await subject.fill('Snow');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/\/en\/contacto-exito\?r=\w{6}$/);
    expect(await kept('name', name)).toMatchObject([
      { language: 'en', answers: { subject: 'Snow', message: 'Hello' } },
    ]);
  });
});

test('the page that shows a refused form again is accessible', async ({ page, watch }) => {
  watch.allowConsole(/status of 422/);
  await visit(page, CONTACT);
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')?.submit()); // bypasses all scripts
  await expect(page.getByRole('alert', { name: 'Hay un problema' })).toBeFocused();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual([]);
  }
});

test('every page has a policy that runs no script but its own', async ({ baseURL }) => {
  const api = await request.newContext({ baseURL: baseURL as string });
  for (const address of ['/', '/en/favoritos', '/una-direccion-que-no-existe', '/sitemap.xml']) {
    const policy = (await api.get(address)).headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
  }
  await api.dispose();
});

test('no file of the guide is interpreted as anything but its type, nor shown in a frame', async ({ baseURL }) => {
  const api = await request.newContext({ baseURL: baseURL as string });
  for (const address of ['/', '/page.json', '/marca.svg', '/robots.txt', '/nada.js', '/bodegas', '/healthz']) {
    const headers = (await api.get(address, { maxRedirects: 0 })).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['x-frame-options'], address).toBe('DENY');
  }
  await api.dispose();
});

for (const { what, tag, text, effect } of [
  {
    what: 'a script',
    tag: 'script',
    text: 'document.documentElement.dataset.smuggled = ""',
    effect: () => 'smuggled' in document.documentElement.dataset,
  },
  {
    what: 'a style sheet',
    tag: 'style',
    text: 'html { --smuggled: 1 }',
    effect: () => getComputedStyle(document.documentElement).getPropertyValue('--smuggled') !== '',
  },
]) {
  test(`${what} that somebody injects into a page has no effect`, async ({ page, watch }) => {
    watch.allowConsole(/Content Security Policy/);
    await visit(page, '/');
    const refused = page.waitForEvent('console', (message) => message.text().includes('Content Security Policy'));
    await page.evaluate(
      ([tag, text]) => document.body.append(Object.assign(document.createElement(tag), { textContent: text })),
      [tag, text] as const,
    );
    await refused;
    expect(await page.evaluate(effect)).toBe(false);
  });
}
