import type { Locator, Page } from '@playwright/test';
import { someWinery } from '../../../../tests/e2e/support/built-pages.ts';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { storeFirst } from '../../../../tests/e2e/support/store-first.ts';
import { expect, hydrated, scrollTo, test, visit } from '../../../../tests/e2e/support/support.ts';

const winery = someWinery();

const DESKTOP = { width: 1366, height: 768 };
const WINERIES = '/bodegas-en-san-rafael-mendoza';

const banner = (page: Page) => page.getByRole('banner');

test('the header is 96 pixels high, moves in 0.35 seconds, and counts the favourites', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, WINERIES);
  await expect(banner(page)).toHaveCSS('height', '96px');
  await expect(banner(page)).toHaveCSS('transition-duration', '0.35s, 0.35s');

  await expect(banner(page).getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  await expect(banner(page).getByRole('link', { name: /^Favoritos\W+1\W*$/ })).toBeVisible();
  await page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` }).click();
  await expect(banner(page).getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
});

test('the logo stands on the line of the page’s title, however wide the page is', async ({ page }) => {
  for (const path of [WINERIES, '/lugares-para-visitar-en-san-rafael/valle-grande', '/mi-viaje', '/mapa']) {
    await visit(page, path);
    for (const width of [1366, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const logo = await banner(page).getByRole('link').first().boundingBox();
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect.soft(logo?.x, `${path} at ${width} px`).toBeCloseTo(title?.x ?? -1, 0);
    }
  }
});

test('the header hides after 10 pixels down and comes back after 5 pixels up', async ({ page }) => {
  await visit(page, WINERIES);
  await test.step('it is transparent at the top and blurs the page elsewhere', async () => {
    await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(banner(page)).toHaveCSS('backdrop-filter', 'none');
    await scrollTo(page, 300);
    await scrollTo(page, 200);
    await expect(banner(page)).toHaveCSS('backdrop-filter', /blur/);
    await expect(banner(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await scrollTo(page, 0);
  });
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
  await test.step('a keyboard visitor who tabs into the hidden header sees it', async () => {
    await scrollTo(page, 600);
    await expect(banner(page)).not.toBeInViewport();
    await banner(page).getByRole('link', { name: 'Favoritos' }).focus();
    await expect(banner(page)).toBeInViewport();
  });
});

test('until the application follows the scroll position, the header has a ground over what it covers', async ({
  page,
}) => {
  const start = await holdApplication(page);
  await page.goto('/');
  await expect(banner(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await expect(banner(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect.poll(() => lightness(banner(page))).toBeLessThan(0.3);
  start();
  await hydrated(page);
});

test('the header text is white on the cover of the home page, and dark everywhere below it', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  await expect.poll(() => lightness(banner(page))).toBeGreaterThan(0.9);
  await test.step('it offers a choice of language beside the theme', async () => {
    const button = banner(page).getByRole('button', { name: 'Idioma' });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const languages = banner(page).getByRole('link', { name: /^(Español|English|Português)$/ });
    await expect(languages).toHaveText(['Español', 'English', 'Português']);
    await expect(languages.first()).toHaveAttribute('aria-current', 'true');
    for (const [index, code] of ['es', 'en', 'pt'].entries()) {
      await expect(languages.nth(index)).toHaveAttribute('lang', code);
    }
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
  await scrollTo(page, 300);
  await scrollTo(page, 200);
  await expect.poll(() => lightness(banner(page))).toBeLessThan(0.3);
});

test('the header text is dark at the top of pages without a cover', async ({ page }) => {
  for (const path of [WINERIES, '/favoritos', '/agenda-de-eventos-san-rafael', '/telefonos-utiles-san-rafael']) {
    await visit(page, path);
    await expect.poll(() => lightness(banner(page)), path).toBeLessThan(0.3);
  }
});

/** The lightness of the text, from 0 for black to 1 for white. */
function lightness(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(node)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

test('nothing in the header lies on what is beside it, in any language, at any width', async ({ page, watch }) => {
  // The widest that it shows: an old temperature below zero.
  watch.allowConsole(/weather could not be loaded|Failed to load resource/);
  await page.route('https://api.open-meteo.com/**', (route) => route.abort());
  const at = Date.now() - 20 * 3_600_000;
  await storeFirst(page, 'guide-weather', { temperature: -12, sky: 'cloud', at });
  for (const language of ['', '/en', '/pt']) {
    await page.setViewportSize(DESKTOP);
    await page.goto(language + WINERIES);
    await expect(banner(page).getByText('-12 °C')).toBeVisible(); // so it has hydrated
    for (const width of [320, 480, 679, 680, 1180, 1280, 1340, 1366, 1400, 1920]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await banner(page).evaluate(touching), `${language || '/es'} at ${width} px`).toEqual([]);
    }
  }
});

/** Runs in the page: the words and buttons of the header that lie on each other, or beyond its edge. */
function touching(header: Element): string[] {
  const room = header.getBoundingClientRect();
  const parts = [...header.querySelectorAll('a, button, span:has(> svg)')]
    .filter((one) => one.checkVisibility() && !one.parentElement?.closest('a, button'))
    .map((one) => ({ name: one.textContent?.trim() || one.getAttribute('aria-label'), box: seen(one) }));
  /** The box of its icon and its words, without those that are only read aloud. */
  function seen(one: Element): DOMRect {
    const parts = [...one.childNodes]
      .filter((part) => !(part instanceof HTMLElement && part.getBoundingClientRect().width <= 1))
      .map((part) => {
        const range = document.createRange();
        range.selectNode(part);
        return range.getBoundingClientRect();
      })
      .filter(({ width }) => width > 0);
    const [left, top] = [Math.min(...parts.map((box) => box.left)), Math.min(...parts.map((box) => box.top))];
    const [right, bottom] = [Math.max(...parts.map((box) => box.right)), Math.max(...parts.map((box) => box.bottom))];
    return new DOMRect(left, top, right - left, bottom - top);
  }
  return parts.flatMap(({ name, box }, index) => [
    ...(box.right > room.right ? [`${name} leaves the header`] : []),
    ...parts
      .slice(index + 1)
      .filter(
        ({ box: other }) =>
          box.left < other.right && other.left < box.right && box.top < other.bottom && other.top < box.bottom,
      )
      .map((other) => `${name} lies on ${other.name}`),
  ]);
}
