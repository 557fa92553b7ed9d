import { expect, test } from 'vitest';
import { checkIcons } from './write-pages.ts';

test('an icon without a drawing stops the build with the page and the remedy', () => {
  const check = (svg: string) => () => checkIcons({ address: '/bodegas' }, `<li>${svg} Vino</li>`);
  expect(check('<svg width="18" aria-hidden="true"></svg>')).toThrow(/^\/bodegas: .* "icon"/);
  expect(check('<svg width="18" aria-hidden="true"><path d="M0 0"/></svg>')).not.toThrow();
});
