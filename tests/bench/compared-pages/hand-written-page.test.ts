import { expect, test } from 'vitest';
import { handWrittenPage } from './hand-written-page.ts';

const card = (name: string) =>
  `<article class="a"><a href="/bodegas/${name}"><picture><source type="image/avif" srcSet="/${name}-320.avif 320w"/>` +
  `<img src="/${name}.webp" alt="Viñas" loading="lazy"/></picture></a><div><h2 class="b"><a href="/bodegas/${name}">` +
  `${name}</a></h2><p><svg></svg>Las Paredes</p><p>Viñas<span> y olivos</span></p></div></article>`;

test('a page by hand has the title, the cards and the pictures of the list, and no script, font or class', () => {
  const page = handWrittenPage(
    `<head><script>a()</script></head><h1>Bodegas</h1><p>Copa en mano.</p>${card('uno')}${card('dos')}`,
  );
  expect(page).toContain('<h1>Bodegas</h1><p>Copa en mano.</p>');
  expect(page).toContain('<h2><a href="/bodegas/dos">dos</a></h2><p>Viñas y olivos</p>');
  expect(page.match(/srcset="[^"]*"/g)).toEqual(['srcset="/uno-320.avif 320w"', 'srcset="/dos-320.avif 320w"']);
  expect(page.match(/fetchpriority="high"/g)).toHaveLength(1);
  expect(page).not.toMatch(/<script|class=|woff/);
});

test('a list without cards is a mistake, not an empty page', () => {
  expect(() => handWrittenPage('<h1>Bodegas</h1>')).toThrow('<article>');
});
