import { expect, test } from 'vitest';
import { joinRules, splitStyles } from './split-styles.ts';

test('layered styles are split by source, in their order', () => {
  const layered =
    '@layer source-app-a-css{a{top:0}@media (width>=10px){a{top:1px}}}@layer source-app-b-css{b{top:0}}\n/*x*/';
  expect([...splitStyles(layered)]).toEqual([
    ['source-app-a-css', { screen: ['a{top:0}', '@media (width>=10px){a{top:1px}}'], print: [] }],
    ['source-app-b-css', { screen: ['b{top:0}'], print: [] }],
  ]);
});

test('print rules are separated from the page’s styles, and keep their order', () => {
  const css =
    'a{color:red}@media print{a{color:#000}b{display:none}}@media (width>=10px){a{top:0}}@page{size:A4}@media print{i{top:1px}}';
  expect(splitStyles(`@layer source-x{${css}}`).get('source-x')).toEqual({
    screen: ['a{color:red}', '@media (width>=10px){a{top:0}}'],
    print: ['@media print{a{color:#000}b{display:none}}', '@page{size:A4}', '@media print{i{top:1px}}'],
  });
});

test('rules that belong to no source would be missing on every page, so they stop the build', () => {
  expect(() => splitStyles('b{top:0}@layer source-app-a-css{a{top:0}}')).toThrow('without a source');
});

test('rules with which several sources begin appear once, before the first of them', () => {
  const look = ['a{top:0}', '@media (width>=10px){a{top:1px}}'];
  const sources = [['b{top:1px}'], [...look, 'c{top:2px}'], look, [...look, 'd{top:3px}', 'e{top:4px}']];
  expect(joinRules(sources)).toBe(`b{top:1px}${look.join('')}c{top:2px}d{top:3px}e{top:4px}`);
});

test('rules that stand above on every page are not repeated', () => {
  expect(joinRules([['a{top:0}', 'b{top:1px}']], [['a{top:0}']])).toBe('b{top:1px}');
});

test('a rule that a source repeats after rules of its own stays', () => {
  expect(joinRules([['a{top:0}'], ['a{top:1px}', 'a{top:0}']])).toBe('a{top:0}a{top:1px}a{top:0}');
});
