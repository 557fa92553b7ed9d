import { expect } from 'vitest';
import type { OtherBrowser } from './other-browser.ts';

const KINDS = {
  button: 'button, summary, [role=button]',
  link: 'a[href]',
  heading: 'h1, h2',
  textbox: 'input:not([type=hidden], [type=checkbox], [type=radio]), textarea',
};
type Kind = keyof typeof KINDS;

/** A person who finds things by what they are and what they are called. */
export function visitorWith(browser: OtherBrowser, site: string) {
  let marks = 0;

  /** Waits for a visible thing; returns a selector of it. */
  async function find(kind: Kind, name: RegExp): Promise<string> {
    const mark = `mark-${++marks}`;
    const look = `
      const nameOf = (one) => {
        const by = one.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        const labels = [...(one.labels ?? [])].map(({ textContent }) => textContent).join(' ');
        return (one.getAttribute('aria-label') || by || labels || one.textContent).trim().replace(/\\s+/g, ' ');
      };
      const isSeen = (one) => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
      const found = [...document.querySelectorAll(${JSON.stringify(KINDS[kind])})].find((one) => isSeen(one) && ${name}.test(nameOf(one)));
      found?.setAttribute('data-mark', ${JSON.stringify(mark)});
      return Boolean(found);`;
    await expect.poll(() => browser.run(look).catch(() => false), { message: `${kind} ${name}` }).toBe(true);
    return `[data-mark="${mark}"]`;
  }

  return {
    open: (path: string) => browser.open(site + path),
    sees: async (kind: Kind, name: RegExp) => void (await find(kind, name)),
    press: async (kind: Kind, name: RegExp) => browser.press(await find(kind, name)),
    type: async (name: RegExp, text: string) => browser.type(await find('textbox', name), text),
    isAt: (path: RegExp) => expect.poll(() => browser.run('return location.href')).toMatch(path),
    run: (body: string) => browser.run(body),
  };
}
