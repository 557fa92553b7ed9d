import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isCurrent } from './build.ts';

test('a desk is built again when it never was, and when its stamp is damaged or names a file that is gone', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'desk-stamp-'));
  const stamp = path.join(root, 'built-from');
  expect(isCurrent(root, stamp)).toBe(false);
  writeFileSync(stamp, '{"a.ts":"12');
  expect(isCurrent(root, stamp)).toBe(false);
  writeFileSync(stamp, JSON.stringify({ 'a.ts': '1', 'b.ts': '2', 'c.ts': '3', 'd.ts': '4' }));
  expect(isCurrent(root, stamp)).toBe(false);
});
