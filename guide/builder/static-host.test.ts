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
