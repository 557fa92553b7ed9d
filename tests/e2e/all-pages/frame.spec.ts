import { expect, test, visit } from '../support/support.ts';
import { newViolations } from './questions/frame.ts';

/** Faults that may occur around a page's content, each with the text in axe's report that identifies it. */
const FAULTS: [name: string, axe: string, fault: string | (() => void)][] = [
  [
    'a rule of one page makes the footer’s links pale',
    'color-contrast',
    'footer a { color: rgb(128 128 128) !important; background: rgb(150 150 150) !important }',
  ],
  [
    'what lies below the footer’s words is as dark as they are',
    'color-contrast',
    `footer * { color: rgb(30 30 30) !important; background: none !important }
        footer { background: none !important } body { background: rgb(30 30 30) !important }`,
  ],
  [
    'a button of the header has no name',
    'button-name',
    () => {
      const button = [...document.querySelectorAll('header:not(main *) button')].find((one) => one.checkVisibility());
      button?.removeAttribute('aria-label');
      button?.replaceChildren();
    },
  ],
  [
    'targets of the footer are too small and too close',
    'target-size',
    'footer li, footer a { font-size: 7px !important; line-height: 8px !important; display: block; height: 8px !important; min-height: 0 !important; margin: 0 !important; padding: 0 !important }',
  ],
];

function style(css: string) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

test('a fault in a header or a footer is found even if they were sound on another page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/favoritos');
  expect(await newViolations(page, 'all')).toEqual([]);
  for (const [name, rule, fault] of FAULTS) {
    await visit(page, '/favoritos');
    await (typeof fault === 'string' ? page.evaluate(style, fault) : page.evaluate(fault));
    expect
      .soft(
        (await newViolations(page, 'all')).map((line) => line.split(':')[0]),
        name,
      )
      .toContain(rule);
  }
});
