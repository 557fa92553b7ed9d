import { expect, test } from 'vitest';
import { limitPage } from './limit-page.ts';

test('the limit page keeps markup, styles, fonts and pictures, but nothing that only scripts need', () => {
  const kept = [
    '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
    '<style>h1 { color: red }</style>',
    '<h1>Bodegas</h1><img src="/a.webp" alt="">',
  ];
  const dropped = [
    '<meta name="app-scripts" content="/assets/a.js /assets/b.js">',
    '<script>(() => { a < b })();</script>',
    '<script type="application/ld+json">{"a":1}</script>',
    '<script type="application/json" id="page">{\n"b":2}</script>',
    '<link rel="modulepreload" href="/assets/a.js">',
    '<link rel="preload" href="/page.json" as="fetch" crossorigin>',
  ];
  expect(limitPage([...dropped, ...kept, ...dropped].join('\n')).trim()).toBe(kept.join('\n'));
});
