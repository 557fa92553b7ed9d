import { expect, test } from 'vitest';
import { PLAIN_SCRIPT, plainPage } from './plain-page.ts';

const html =
  '<body><script src="/app.js"></script><a href="/lista/una">Una</a><a href="/lista/una-mas">Otra</a></body>';

test('a plain page has its own dozen lines of script and no other', () => {
  expect(plainPage(html)).toContain(`<script>${PLAIN_SCRIPT}</script></body>`);
  expect(plainPage(html)).not.toContain('/app.js');
});

test('links of a plain page lead to other plain pages', () => {
  const plain = plainPage(html, { '/lista/una': '/simple/una' });
  expect(plain).toContain('<a href="/simple/una">Una</a>');
  expect(plain).toContain('<a href="/lista/una-mas">Otra</a>');
});
