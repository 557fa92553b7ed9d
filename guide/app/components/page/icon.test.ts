import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageContext } from '#engine/use-page.ts';
import { Icon } from './icon.tsx';

const meta = { title: '', description: '', keywords: '', canonical: '', isIndexed: true };
const page = { path: '/termas', screen: 'termas', meta, data: {}, icons: { wine: '<path d="M8 22h8"></path>' } };

const drawn = (name: 'wine' | 'fish') =>
  renderToString(createElement(PageContext, { value: page }, createElement(Icon, { name })));

test('an icon is drawn from its page, hidden from screen readers', () => {
  expect(drawn('wine')).toMatch(/^<svg .*aria-hidden="true".*><path d="M8 22h8"><\/path><\/svg>$/);
});

test('an icon that the screen does not declare stops the build with the place to declare it', () => {
  expect(() => drawn('fish')).toThrow(
    '/termas: the page shows the icon "fish" without its drawing; name it in `icons` of guide/app/screens/termas/page.server.ts.',
  );
});
