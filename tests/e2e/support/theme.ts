import type { Page } from '@playwright/test';

/** Switches the theme without transitions: those of hundreds of colours take longer than all the checks that follow. */
export async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}
