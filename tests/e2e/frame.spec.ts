import type { Locator, Page } from '@playwright/test';
import { holdApplication } from './hold.ts';
import { card, expect, hydrated, notice, scrollTo, test, visit, weather } from './support.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
const WINERIES = '/bodegas-en-san-rafael-mendoza';
const UNFINISHED = '/vinerias-en-san-rafael';

const banner = (page: Page) => page.getByRole('banner');
const menus = ['Organizá tu viaje', 'Lugares a visitar', 'Datos de Interés'];

test('a keyboard visitor skips to the content with the first key', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the header is 96 pixels high and moves in 0.35 seconds', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, WINERIES);
  await expect(banner(page)).toHaveCSS('height', '96px');
  await expect(banner(page)).toHaveCSS('transition-duration', '0.35s, 0.35s');
});

test('the header goes after 10 pixels down and comes back after 5 pixels up', async ({ page }) => {
  await visit(page, WINERIES);
  await scrollTo(page, 10);
  await expect(banner(page)).toBeInViewport();
  await scrollTo(page, 300);
  await expect(banner(page)).not.toBeInViewport();
  await scrollTo(page, 295);
  await expect(banner(page)).not.toBeInViewport();
  await scrollTo(page, 294);
  await expect(banner(page)).toBeInViewport();
  await scrollTo(page, 304);
  await expect(banner(page)).toBeInViewport();
  await scrollTo(page, 305);
  await expect(banner(page)).not.toBeInViewport();
  await scrollTo(page, 0);
  await expect(banner(page)).toBeInViewport();
});

test('a keyboard visitor who tabs into the hidden header sees it', async ({ page }) => {
  await visit(page, WINERIES);
  await scrollTo(page, 600);
  await expect(banner(page)).not.toBeInViewport();
  await banner(page).getByRole('link', { name: 'Favoritos' }).focus();
  await expect(banner(page)).toBeInViewport();
});

test('the header is clear at the top and blurs the page elsewhere', async ({ page }) => {
  await visit(page, WINERIES);
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(banner(page)).toHaveCSS('backdrop-filter', 'none');
  await scrollTo(page, 300);
  await scrollTo(page, 200);
  await expect(banner(page)).toHaveCSS('backdrop-filter', /blur/);
  await expect(banner(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the header writes in white on the cover of the home page, and in dark everywhere below it', async ({ page }) => {
  await visit(page, '/');
  await expect.poll(() => lightness(banner(page))).toBeGreaterThan(0.9);
  await scrollTo(page, 300);
  await scrollTo(page, 200);
  await expect.poll(() => lightness(banner(page))).toBeLessThan(0.3);
});

for (const path of [WINERIES, '/favoritos', '/agenda-de-eventos-san-rafael', '/telefonos-utiles-san-rafael']) {
  test(`the header writes in dark at the top of ${path}`, async ({ page }) => {
    await visit(page, path);
    await expect.poll(() => lightness(banner(page))).toBeLessThan(0.3);
  });
}

for (const name of menus) {
  test(`the menu "${name}" opens, is 14rem wide, and closes with Escape`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, '/');
    const button = banner(page).getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const panel = banner(page).getByRole('list').filter({ visible: true });
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveCSS('width', '224px');
    await expect(panel.getByRole('link').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  });
}

test('one menu is open at a time, and a click outside closes it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, WINERIES);
  const [plan, places] = menus.map((name) => banner(page).getByRole('button', { name })) as [Locator, Locator];
  await plan.click();
  await places.click();
  await expect(places).toHaveAttribute('aria-expanded', 'true');
  await expect(plan).toHaveAttribute('aria-expanded', 'false');
  await page.mouse.click(683, 700);
  await expect(places).toHaveAttribute('aria-expanded', 'false');
});

test('the menu of what to do has thirteen links from A to Z', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Organizá tu viaje' }).click();
  const labels = await banner(page).getByRole('list').filter({ visible: true }).getByRole('link').allTextContents();
  expect(labels).toHaveLength(13);
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'es')));
});

test('the menus of places and of facts hold the nine places and the eight practical pages', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  const open = banner(page).getByRole('list').filter({ visible: true }).getByRole('link');
  await banner(page).getByRole('button', { name: 'Lugares a visitar' }).click();
  await expect(open).toHaveCount(9);
  await banner(page).getByRole('button', { name: 'Datos de Interés' }).click();
  await expect(open).toHaveCount(8);
});

test('a link of a menu leads to its page and closes the menu', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Organizá tu viaje' }).click();
  await banner(page).getByRole('link', { name: 'Bodegas', exact: true }).click();
  await expect(page).toHaveURL(WINERIES);
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas en San Rafael' })).toBeVisible();
  await expect(banner(page).getByRole('list').filter({ visible: true })).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Organizá tu viaje' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('the club has a link of its own in the header', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await banner(page).getByRole('link', { name: 'Club de beneficios' }).click();
  await expect(page).toHaveURL('/club-de-beneficios-turismo-san-rafael');
});

test('a visitor with a phone opens the menu, one part at a time, and closes it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, WINERIES);
  await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
  await expect(banner(page).getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true');
  const [plan, places] = menus.map((name) => banner(page).getByRole('button', { name })) as [Locator, Locator];
  const [inPlan, inPlaces] = ['Vida Nocturna', 'Cañón del Atuel'].map((name) =>
    banner(page).getByRole('link', { name }),
  ) as [Locator, Locator];

  await plan.click();
  await expect(plan).toHaveAttribute('aria-expanded', 'true');
  await expect(inPlan).toBeVisible();
  await places.click();
  await expect(places).toHaveAttribute('aria-expanded', 'true');
  await expect(plan).toHaveAttribute('aria-expanded', 'false');
  await expect(inPlaces).toBeVisible();
  await expect(inPlan).toBeHidden();
  await places.click();
  await expect(places).toHaveAttribute('aria-expanded', 'false');
  await expect(inPlaces).toBeHidden();

  await banner(page).getByRole('button', { name: 'Cerrar menú' }).click();
  await expect(banner(page).getByRole('button', { name: 'Abrir menú' })).toHaveAttribute('aria-expanded', 'false');
  await expect(plan).toBeHidden();
});

test("a link closes the phone's menu and leads to its page", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
  await banner(page).getByRole('button', { name: 'Organizá tu viaje' }).click();
  await banner(page).getByRole('link', { name: 'Bodegas', exact: true }).click();
  await expect(page).toHaveURL(WINERIES);
  await expect(banner(page).getByRole('button', { name: 'Abrir menú' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Organizá tu viaje' })).toBeHidden();
});

test("the header stays while the phone's menu is open", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, WINERIES);
  await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
  await scrollTo(page, 500);
  await expect(banner(page).getByRole('button', { name: 'Cerrar menú' })).toBeInViewport();
});

test('a menu that was opened before the script came is known to be open afterwards', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const start = await holdApplication(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
  await expect(banner(page).getByRole('button', { name: 'Organizá tu viaje' })).toBeVisible();
  start();
  await hydrated(page);
  await expect(banner(page).getByRole('button', { name: 'Organizá tu viaje' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true');
});

test('the header shows the temperature, asked for once in a visit', async ({ page, watch }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await expect(banner(page).getByText('21 °C')).toBeVisible();
  await banner(page).getByRole('button', { name: 'Organizá tu viaje' }).click();
  await banner(page).getByRole('link', { name: 'Bodegas', exact: true }).click();
  await expect(page).toHaveURL(WINERIES);
  await expect(banner(page).getByText('21 °C')).toBeVisible();
  expect(watch.weatherCalls()).toBe(1);
});

test('a temperature below zero is written as it is', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.route('https://api.open-meteo.com/**', (route) => route.fulfill(weather(-3.6, 61)));
  await page.goto('/');
  await expect(banner(page).getByText('-4 °C')).toBeVisible();
});

for (const [failure, answer] of [
  ['does not answer', null],
  ['answers with an error', { status: 500, body: 'no' }],
  ['answers with something else', { json: { current_weather: {} } }],
] as const) {
  test(`a weather service that ${failure} leaves dashes and a line in the log`, async ({ page, watch }) => {
    watch.allowConsole(/weather could not be loaded|Failed to load resource/);
    await page.setViewportSize(DESKTOP);
    const headers = { 'access-control-allow-origin': '*' };
    await page.route('https://api.open-meteo.com/**', (route) =>
      answer ? route.fulfill({ ...answer, headers }) : route.abort(),
    );
    await page.goto('/');
    await expect.poll(() => watch.console.filter((line) => /weather could not be loaded/.test(line))).toHaveLength(1);
    await expect(banner(page).getByText('-- °C')).toBeVisible();
  });
}

test('small screens have no room for the temperature', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  await expect(banner(page).getByText(/°C/)).toBeHidden();
});

test('the header counts the favourites', async ({ page }) => {
  await visit(page, WINERIES);
  await expect(banner(page).getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar Bodega Labiano a favoritos' }).click();
  await expect(banner(page).getByRole('link', { name: /^Favoritos\W+1\W*$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar Bodega Labiano de favoritos' }).click();
  await expect(banner(page).getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
});

test('the header has a choice of language beside the theme', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  const button = banner(page).getByRole('button', { name: 'Idioma' });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const languages = banner(page).getByRole('link', { name: /^(Español|English|Português)$/ });
  await expect(languages).toHaveText(['Español', 'English', 'Português']);
  await expect(languages.first()).toHaveAttribute('aria-current', 'true');
  for (const [index, code] of ['es', 'en', 'pt'].entries()) {
    await expect(languages.nth(index)).toHaveAttribute('lang', code);
  }
});

test('the guide is light, even where the system prefers dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
});

test('a visitor chooses the dark theme and finds it on the next visit, from the first paint', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (window as { themeOfBody?: string }).themeOfBody = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, WINERIES);
  expect(await page.evaluate(() => (window as { themeOfBody?: string }).themeOfBody)).toBe('dark');
  await expect(page.locator('html')).toHaveClass('dark');

  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass('light');
});

test('an unknown theme in the storage is light', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'system'));
  await visit(page, '/');
  await expect(page.locator('html')).toHaveClass('light');
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('two open tabs change their theme together', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, WINERIES);
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(other.locator('html')).toHaveClass('dark');
});

test('a visitor far down the page goes back to its top', async ({ page }) => {
  await visit(page, WINERIES);
  const button = page.getByRole('button', { name: 'Volver arriba' });
  await scrollTo(page, 300);
  await expect(button).toBeHidden();
  await scrollTo(page, 301);
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});

test('a chat with the guide is one tap away', async ({ page }) => {
  await visit(page, '/');
  const chat = page.getByRole('link', { name: 'Chatear por WhatsApp' });
  await expect(chat).toBeInViewport();
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=%C2%A1Hola/);
});

test('the newsletter says that it does not work yet, and sends nothing', async ({ page }) => {
  await visit(page, '/');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'script' && request.resourceType() !== 'image') sent.push(request.url());
  });
  await page.getByRole('textbox', { name: 'Tu correo electrónico' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(notice(page)).toContainText('Formulario no funcional aún');
  await expect(notice(page)).toContainText('Para suscribirte falta configurar el ID del servicio de formularios.');
  await expect(notice(page)).toHaveRole('status');
  await expect(page.getByRole('textbox', { name: 'Tu correo electrónico' })).toHaveValue('ana@example.com');
  expect(sent).toEqual([]);
});

test('once the owner has a form for it, the newsletter subscribes', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const configured = html
      .replace('"newsletter":null', '"newsletter":"/f/boletin"')
      .replace(/ disabled=""(?=[^>]*>Suscribirme)/, '');
    await route.fulfill({ response, body: configured });
  });
  await visit(page, '/');
  const field = page.getByRole('textbox', { name: 'Tu correo electrónico' });
  await field.fill('ana@example.com');
  const posted = page.waitForRequest('**/f/boletin');
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  expect((await posted).postData()).toContain('ana@example.com');
  await expect(notice(page)).toContainText('¡Listo, te sumamos!');
  await expect(field).toHaveValue('');
});

for (const email of ['', 'ana']) {
  test(`the newsletter does not take "${email}" for an address`, async ({ page }) => {
    await visit(page, '/');
    const field = page.getByRole('textbox', { name: 'Tu correo electrónico' });
    await field.fill(email);
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(field).toBeFocused(); // the browser's own validation shows it
    await expect(notice(page)).toHaveCount(0);
  });
}

test('a page under construction says when it comes, and points to what there is', async ({ page }) => {
  await visit(page, UNFINISHED);
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await expect(notice(page)).toContainText('🚧 Próximamente');
  await page.getByRole('main').getByRole('link', { name: 'Bodegas en San Rafael' }).click();
  await expect(page).toHaveURL(WINERIES);
});

test('a notice goes by itself after five seconds', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00-03:00') });
  await visit(page, UNFINISHED);
  await page.clock.pauseAt(new Date('2026-11-21T12:05:00-03:00'));
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await expect(notice(page)).toBeVisible();
  await page.mouse.move(10, 400);
  await page.clock.runFor(4500);
  await expect(notice(page)).toBeVisible();
  await page.clock.runFor(1000);
  await expect(notice(page)).toHaveCount(0);
});

test('a visitor closes a notice', async ({ page }) => {
  await visit(page, UNFINISHED);
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await notice(page).getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(notice(page)).toHaveCount(0);
});

test('a new notice takes the place of the one that is there', async ({ page }) => {
  await visit(page, UNFINISHED);
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await expect(notice(page)).toContainText('🚧 Próximamente');
  await page.getByRole('textbox', { name: 'Tu correo electrónico' }).fill('ana@example.com');
  await page.getByRole('button', { name: 'Suscribirme' }).click();
  await expect(notice(page)).toContainText('Formulario no funcional aún');
  await expect(notice(page)).toHaveCount(1);
});

test('an address that the guide does not have gives a friendly page with search and links', async ({ page, watch }) => {
  watch.allowConsole(/status of 404/);
  const response = await visit(page, '/no/hay/nada');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Por acá no es' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await expect(page.getByRole('main').getByRole('link', { name: 'Bodegas', exact: true })).toBeVisible();
  await page.getByRole('search').getByRole('searchbox', { name: '¿Qué buscás?' }).fill('vino');
  await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/que-hacer-en-san-rafael-guia-completa?q=vino');
});

test('moving to another page begins at its top, and Back returns to the place', async ({ page }) => {
  await visit(page, WINERIES);
  await scrollTo(page, 1500);
  await card(page, 'Bodega Labiano').getByRole('link', { name: 'Bodega Labiano' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Labiano' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await scrollTo(page, 200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas en San Rafael' })).toBeAttached();
  // Clicking scrolled the card into view first, so the place is about, not exactly, the one above.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
});

test('moving to another page changes title, description and address, and is announced', async ({ page }) => {
  await visit(page, WINERIES);
  await card(page, 'Bodega Labiano').getByRole('link', { name: 'Bodega Labiano' }).click();
  await expect(page).toHaveTitle('Bodega Labiano en San Rafael');
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    /^Seguro te cruzás con su Fuente del Vino/,
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${WINERIES}/bodega-labiano$`),
  );
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: 'Bodega Labiano en San Rafael' })).toHaveCount(1);
});

test('the footer has contact, social pages, three groups of links and this year', async ({ page }) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Explorá', 'Comunidad']) await expect(footer.getByRole('navigation', { name })).toBeVisible();
  await expect(footer.getByRole('region', { name: 'Contacto' }).getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(footer.getByRole('region', { name: 'Contacto' }).getByRole('link', { name: /^\+/ })).toHaveAttribute(
    'href',
    /^tel:\+\d+$/,
  );
  for (const name of ['Instagram', 'Facebook'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
  for (const name of ['Guía completa', 'Alojamientos Welcome', 'Publicá tu establecimiento']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});

test('a button that was pressed before the script came is pressed once when it comes', async ({ page }) => {
  const start = await holdApplication(page);
  await page.goto(WINERIES);
  await page.getByRole('button', { name: 'Agregar Bodega Labiano a favoritos' }).click();
  start();
  await expect(page.getByRole('button', { name: 'Quitar Bodega Labiano de favoritos' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await hydrated(page);
  const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('welcome-favorites') ?? '[]'));
  expect(saved).toHaveLength(1);
});

test('a menu that was opened and left before the script came does not open again', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const start = await holdApplication(page);
  await page.goto('/');
  const button = banner(page).getByRole('button', { name: 'Organizá tu viaje' });
  await button.click();
  await page.keyboard.press('Escape');
  start();
  await hydrated(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(banner(page).getByRole('list').filter({ visible: true })).toHaveCount(0);
});

/** Of the text, from 0 for black to 1 for white. */
function lightness(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(node)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

for (const frame of ['banner', 'contentinfo'] as const) {
  test(`a link of the ${frame} changes the page without another document, unless the visitor wants a tab for it`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(DESKTOP);
    await visit(page, '/en');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const link = page.getByRole(frame).locator('a[href^="/en/club"]').filter({ visible: true });
    const tab = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await tab).close();
    await expect(page).toHaveURL('/en');
    await link.click();
    await expect(page).toHaveURL(/\/en\/club/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Club');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    const entry = () => page.evaluate(() => ({ key: history.state.key, length: history.length }));
    const { key, length } = await entry();
    await link.click();
    await expect.poll(async () => (await entry()).key).not.toBe(key);
    expect((await entry()).length).toBe(length);
  });
}
