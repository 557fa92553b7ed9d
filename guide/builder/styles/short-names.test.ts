import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

test('a class has the same short name in every build and at every place of the checkout', () => {
  const short = shortNames('/guide')('card', '/guide/app/card.module.css');
  expect(short).toMatch(/^[a-zA-Z][\w-]{3}$/);
  expect(shortNames('/other')('card', '/other/app/card.module.css?used')).toBe(short);
});

test('two classes of one name, or of one file, have different short names', () => {
  const short = shortNames('/guide');
  const names = [short('card', '/guide/a.css'), short('card', '/guide/b.css'), short('title', '/guide/b.css')];
  expect(new Set(names).size).toBe(3);
});

test('two classes that would become the same stop the build, and are named', () => {
  const short = shortNames('/guide');
  const nameAll = () => {
    for (let number = 0; number < 100_000; number++) short(`class-${number}`, '/guide/app/list.module.css');
  };
  expect(nameAll).toThrow(
    /^app\/list\.module\.css \.class-\d+ and app\/list\.module\.css \.class-\d+ have the same short/,
  );
});
