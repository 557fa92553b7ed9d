import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './static-host.ts';

test('a static host sends the server’s headers, and lets versioned files be cached', () => {
  const lines = headersFile("default-src 'none'").split('\n');
  expect(lines).toContain("  Content-Security-Policy: default-src 'none'");
  expect(lines).toContain('  X-Content-Type-Options: nosniff');
  expect(lines.slice(lines.indexOf('/assets/*')).slice(0, 2)).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('on a static host, too, devices are told at once of a new release', () => {
  const lines = headersFile("default-src 'none'").split('\n');
  expect(lines.slice(lines.indexOf('/offline/*')).slice(0, 2)).toEqual(['/offline/*', '  Cache-Control: no-cache']);
});

test('on a static host, too, the worker is never cached, and a recalling one clears the site’s caches', () => {
  const linesOf = (isRecalled: boolean) => {
    const lines = headersFile("default-src 'none'", isRecalled).split('\n');
    return lines.slice(lines.indexOf('/sw.js') + 1).filter(Boolean);
  };
  expect(linesOf(false)).toEqual(['  Cache-Control: no-store']);
  expect(linesOf(true)).toEqual(['  Cache-Control: no-store', '  Clear-Site-Data: "cache"']);
});

test('a static host redirects short addresses to their pages', () => {
  expect(redirectsFile({ '/bodegas': '/bodegas-en-san-rafael', '/en/bodegas': '/en/bodegas-en-san-rafael' })).toBe(
    '/bodegas /bodegas-en-san-rafael 302\n/en/bodegas /en/bodegas-en-san-rafael 302\n',
  );
});

test('a static host redirects addresses as people type them, and never to another host', () => {
  const lines = redirectsFile({}, {}, ['/', '/favoritos', '/en', '/en/favoritos', '/pt/favoritos']).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/es / 301',
      '/es/favoritos /favoritos 301',
      '/EN /en 301',
      '/EN/* /en/:splat 301',
      '/pt-br /pt 301',
      '/pt-br/* /pt/:splat 301',
      '/pt-BR/* /pt/:splat 301',
      '/pt_BR/* /pt/:splat 301',
      '/es-AR / 301',
    ]),
  );
  expect(lines.filter((line) => / \/:splat/.test(line))).toEqual([]);
});

test('the addresses as people type them stay within what static hosts allow', () => {
  const pages = ['', '/en', '/pt'].flatMap((prefix) => Array.from({ length: 600 }, (_, index) => `${prefix}/${index}`));
  expect(redirectsFile({}, {}, pages).split('\n').length).toBeLessThan(700);
});

test('a static host opens the open data to pages of other sites, in place of its own rule', () => {
  const lines = headersFile("default-src 'none'").split('\n');
  const own = lines.slice(lines.indexOf('/datos/*')).slice(0, 4);
  expect(own).toEqual([
    '/datos/*',
    '  Access-Control-Allow-Origin: *',
    '  ! Cross-Origin-Resource-Policy',
    '  Cross-Origin-Resource-Policy: cross-origin',
  ]);
});
