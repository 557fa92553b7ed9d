import { expect, test } from 'vitest';
import { cutStyles } from './screen-styles.ts';

test('layered styles are cut into those of each source, in their order', () => {
  const layered =
    '@layer source-app-a-css{a{top:0}@media (width>=10px){a{top:1px}}}@layer source-app-b-css{b{top:0}}\n/*x*/';
  expect([...cutStyles(layered)]).toEqual([
    ['source-app-a-css', 'a{top:0}@media (width>=10px){a{top:1px}}'],
    ['source-app-b-css', 'b{top:0}'],
  ]);
});

test('rules of no source would be missing on every page, so they stop the build', () => {
  expect(() => cutStyles('b{top:0}@layer source-app-a-css{a{top:0}}')).toThrow('without a source');
});
