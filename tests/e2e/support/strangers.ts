import type { Page } from '@playwright/test';

/** Whether a stranger comes before the application has taken the page over, or afterwards. */
export type Moment = 'before' | 'after';

/**
 * A browser's translation, roughly: each text, and each that comes later, is replaced by two `<font>` around the same
 * words in capitals, and the document claims to be in German. It starts as soon as the page is parsed, or when
 * `window.translate()` is called.
 */
export async function translator(page: Page, moment: Moment) {
  await page.addInitScript((starts) => {
    const isOurs = (text: Node) =>
      text.parentElement?.closest('font, script, style, textarea, svg, [translate=no]') != null;
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text);
      if (root.nodeType === Node.TEXT_NODE) texts.push(root);
      for (const text of texts) {
        if (!/\p{L}/u.test(text.nodeValue ?? '') || isOurs(text) || !text.parentNode) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        inner.append(text.nodeValue?.toLocaleUpperCase() ?? '');
        text.parentNode.replaceChild(outer, text);
      }
    };
    const begin = () => {
      document.documentElement.lang = 'de';
      document.documentElement.classList.add('translated-ltr');
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) for (const node of addedNodes) if (node.isConnected) translate(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    Object.assign(window, { translate: begin });
    if (starts === 'before') document.addEventListener('DOMContentLoaded', begin);
  }, moment);
}

/**
 * A password manager and a helper for calls, roughly: an element after each field and at the start of each heading, and
 * each telephone number and mail address is a link of its own. It starts as {@link translator} does, or when
 * `window.extend()` is called.
 */
export async function extension(page: Page, moment: Moment) {
  await page.addInitScript((starts) => {
    const added = () => Object.assign(document.createElement('div'), { className: 'stranger' });
    const begin = () => {
      for (const field of document.querySelectorAll('input, textarea, select')) field.after(added());
      for (const heading of document.querySelectorAll('h1, h2, h3')) heading.prepend(added());
      for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"], a[href^="mailto:"]')) {
        link.href = `callto:${link.textContent}`;
        const wrapper = document.createElement('span');
        wrapper.append(...link.childNodes);
        link.append(wrapper);
      }
      document.body.prepend(added());
      document.body.append(added());
    };
    Object.assign(window, { extend: begin });
    if (starts === 'before') document.addEventListener('DOMContentLoaded', begin);
  }, moment);
}

/** Starts a stranger that was to come after the application. */
export const begin = (page: Page, name: 'translate' | 'extend') =>
  page.evaluate((which) => (window as unknown as Record<string, () => void>)[which]?.(), name);

/**
 * The words that a page shows, in small letters and in the order of the alphabet. Also those further down, which the
 * browser would skip or not, depending on how high the translated cards above them are.
 */
export async function wordsOn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [all];
    // biome-ignore lint/performance/useDomNodeTextContent: only the words that are shown count
    const found = document.body.innerText.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return found.sort().join('\n'); // Playwright packs every text of a list on its own
  });
  return words.split('\n');
}
