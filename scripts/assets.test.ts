import { expect, test } from 'vitest';
import { splitStyles } from './assets.ts';

test('the rules of paper are taken out of the page’s styles, and keep their order', () => {
  const css =
    'a{color:red}@media print{a{color:#000}b{display:none}}@media (width>=10px){a{top:0}}@page{size:A4}@media print{i{top:1px}}';
  expect(splitStyles(css)).toEqual({
    screen: 'a{color:red}@media (width>=10px){a{top:0}}',
    print: 'a{color:#000}b{display:none}@page{size:A4}i{top:1px}',
  });
});
