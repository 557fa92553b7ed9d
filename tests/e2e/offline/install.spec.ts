import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { languages } from '../support/built-pages.ts';
import { expect, test, visit } from '../support/support.ts';

type Picture = { src: string; sizes: string; purpose?: string; form_factor?: string };
type Manifest = {
  lang: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
};

test.use({ pictures: 'real' });

for (const language of languages) {
  test(`the guide in ${language} can be installed, with its icons, its pictures and shortcuts to its own pages`, async ({
    page,
  }) => {
    const home = language === 'es' ? '/' : `/${language}`;
    await visit(page, home);
    const browser = await page.context().newCDPSession(page);
    const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    // The small Chromium finds no fault with anything, so the rest of the test does not rely on it.
    expect((await browser.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifest = JSON.parse(data) as Manifest;
    expect(new URL(url).pathname).toBe(`${home === '/' ? '' : home}/manifest.webmanifest`);
    expect(manifest).toMatchObject({ lang: language, start_url: home });

    const { icons, screenshots, shortcuts } = manifest;
    const plain = icons.filter(({ purpose = 'any' }) => purpose === 'any').map(({ sizes }) => sizes);
    expect(plain).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(icons.filter(({ purpose }) => purpose === 'maskable').map(({ sizes }) => sizes)).toEqual(['512x512']);
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(expect.arrayContaining(['narrow', 'wide']));
    for (const { src, sizes } of [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)])
      expect(await sizeOf(page, src), src).toBe(sizes);

    expect(shortcuts.length).toBeGreaterThan(2);
    for (const { name, url } of shortcuts) {
      const answer = await page.request.get(url, { maxRedirects: 0 });
      expect(answer.status(), `${name}: ${url}`).toBe(200);
      expect(await answer.text(), `${name}: ${url}`).toMatch(new RegExp(`<html[^>]* lang="${language}`));
    }
  });
}

test.describe('on an iPhone, which does not offer to install', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  for (const language of languages) {
    test(`a returning visitor reads in ${language}, with pictures, how to put the guide on the home screen`, async ({
      page,
    }) => {
      await page.addInitScript(() => localStorage.setItem('guide-visits', '3'));
      await visit(page, `${language === 'es' ? '' : `/${language}`}/llevate-la-guia`);
      await page.keyboard.press('Shift'); // a person is there
      const steps = page
        .getByRole('main')
        .getByRole('region')
        .filter({ has: page.locator('ol') });
      await expect(steps.getByRole('listitem')).toHaveCount(3);
      await expect(steps.getByRole('listitem').locator('svg')).toHaveCount(3);
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('a browser inside another application says where the guide can be kept, and offers nothing that cannot work', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL as string, // the configuration names it
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 330.0.0.0',
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    localStorage.setItem('guide-visits', '3');
  });
  await page.goto('/llevate-la-guia');
  const keep = page.getByRole('region', { name: 'Llevate la guía' });
  await page.keyboard.press('Shift'); // a person is there
  await expect(keep).toContainText('Abrí esta dirección en Safari, Chrome o Firefox');
  await expect(keep.getByRole('textbox', { name: 'Dirección para copiar' })).toHaveValue(`${baseURL}/llevate-la-guia`);
  await expect(keep.getByRole('button')).toHaveCount(0);
  const renewed = page.waitForResponse('**/offline/version.json');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await renewed;
  await expect(keep).toContainText('Abrí esta dirección en Safari, Chrome o Firefox');
  await expect(
    page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.locator('ol') }),
  ).toHaveCount(0);
  await context.close();
});

for (const [how, persist] of [
  ['never says', () => new Promise<boolean>(() => {})],
  [
    'throws when it is asked',
    () => {
      throw new Error('Not here');
    },
  ],
] as const)
  test(`a browser that ${how} whether it will keep the guide for long is not waited for`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL as string, serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.addInitScript(`StorageManager.prototype.persist = ${persist}`);
    await page.goto('/llevate-la-guia');
    const keep = page.getByRole('region', { name: 'Llevate la guía' });
    await keep.getByRole('button', { name: /^Solo los textos/ }).click();
    await expect(keep.getByText(/^Todas las páginas están en este dispositivo/)).toBeVisible({ timeout: 60_000 });
    await context.close();
  });

test('without what answers from the device nothing counts as kept, and the next press tries again', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL as string, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    let isBroken = true;
    ServiceWorkerContainer.prototype.register = function (...given) {
      if (isBroken) return Promise.reject(new TypeError('The file could not be fetched'));
      return register.apply(this, given);
    };
    addEventListener('mended', () => {
      isBroken = false;
    });
  });
  await page.goto('/llevate-la-guia');
  const keep = page.getByRole('region', { name: 'Llevate la guía' });
  await keep.getByRole('button', { name: /^Solo los textos/ }).click();
  await expect(keep.getByText(/^No se pudo guardar todo ahora/)).toBeVisible();
  await expect(keep.getByText(/^Todas las páginas están en este dispositivo/)).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('mended')));
  await keep.getByRole('button', { name: /^(Solo los textos|Seguir guardando)/ }).click();
  await expect(keep.getByText(/^Todas las páginas están en este dispositivo/)).toBeVisible({ timeout: 60_000 });
  await context.close();
});

/** The natural width and height of a picture. */
const sizeOf = (page: Page, src: string) =>
  page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode();
    return `${image.naturalWidth}x${image.naturalHeight}`;
  }, src);
