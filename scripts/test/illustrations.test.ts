import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stampOf } from './illustrations.ts';

test('changed and new files change the stamp, installed packages do not', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'stamp-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
    return stampOf([folder]);
  };
  const first = write('a/one.ts', '1');
  const stamps = [first, write('a/one.ts', '2'), write('a/two.ts', ''), write('three.ts', '')];
  expect(new Set(stamps).size).toBe(4);
  expect(write('node_modules/x.js', '1')).toBe(stamps.at(-1));
});
