import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** The script that adds axe to a page: a test with many pages adds it once, as an init script. */
export const axe = { path: fileURLToPath(import.meta.resolve('axe-core/axe.min.js')) };

/** Best practices, such as landmarks and the order of headings, are no criterion of WCAG. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A theme changes only colours, so only these rules can differ between themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that another language's words do not break: the styles are the same, and `checkTargets` asks for sizes. */
const NOT_OF_WORDS = [...COLOUR_RULES, 'target-size'];

/** Which rules are asked: all take two to three times as long as those of words, up to twice as long as of colours. */
export type Rules = 'all' | 'colours' | 'words';

type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };

declare global {
  interface Window {
    axe?: { run(context: Document, options: object): Promise<{ violations: Violation[] }> };
  }
}

/** Violations of the accessibility guidelines and of axe's best practices on the page in its current state, one line each. */
export async function violations(page: Page, rules: Rules = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readFileSync(axe.path, 'utf8'));
  const runOnly = rules === 'colours' ? { type: 'rule', values: COLOUR_RULES } : { type: 'tag', values: TAGS };
  const off = rules === 'words' ? NOT_OF_WORDS.map((id) => [id, { enabled: false }]) : [];
  return page.evaluate(
    async (options) => {
      // axe ignores distant elements that are not laid out.
      for (const element of document.querySelectorAll<HTMLElement>('main *')) {
        if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      }
      const result = await window.axe?.run(document, options);
      if (!result) throw new Error('axe is not in the page.');
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    },
    // None of these rules reads the style sheets, which axe would fetch and parse again.
    { runOnly, rules: Object.fromEntries(off), resultTypes: ['violations'], preload: false },
  );
}
