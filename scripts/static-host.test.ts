import { expect, test } from 'vitest';
import { headersFile, redirectsFile } from './static-host.ts';

test('a static host sends the server’s headers, and lets files with a version be kept', () => {
  const lines = headersFile("default-src 'none'").split('\n');
  expect(lines).toContain("  Content-Security-Policy: default-src 'none'");
  expect(lines).toContain('  X-Content-Type-Options: nosniff');
  expect(lines.slice(lines.indexOf('/assets/*')).slice(0, 2)).toEqual([
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
  ]);
});

test('a static host leads from short addresses to pages', () => {
  expect(redirectsFile({ '/bodegas': '/bodegas-en-san-rafael', '/en/bodegas': '/en/bodegas-en-san-rafael' })).toBe(
    '/bodegas /bodegas-en-san-rafael 302\n/en/bodegas /en/bodegas-en-san-rafael 302\n',
  );
});
