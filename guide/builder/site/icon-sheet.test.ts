import { expect, test } from 'vitest';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { drawIconSheet, rowOf } from './icon-sheet.server.ts';

test('the sheet has each icon once, one below the other, and every link has a row on it', async () => {
  const sheet = drawIconSheet(await readRealCatalogue());
  expect(new Set(sheet.rows).size).toBe(sheet.rows.length);
  expect(sheet.svg).toContain(`height="${24 * sheet.rows.length}"`);
  for (const [row, icon] of sheet.rows.entries()) {
    expect(sheet.svg).toContain(`translate(0 ${24 * row})`);
    expect(rowOf(sheet, { path: '/', label: '', menus: {}, icon })).toBe(row);
  }
  expect(rowOf(sheet, { path: '/', label: '', menus: {} })).toBeGreaterThanOrEqual(0);
});
