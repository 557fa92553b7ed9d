import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackgroundWriter } from './background-writer.ts';

function openWriter() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const files = new BackgroundWriter(path.join(root, 'dist'));
  onTestFinished(() => files.close());
  return { files, at: (...names: string[]) => path.join(root, ...names) };
}

test('everything written and copied is on the disk once the writer has finished, folders included', async () => {
  const { files, at } = openWriter();
  writeFileSync(at('print.avif'), 'the print');
  files.write(at('dist', 'bodegas', 'index.html'), Buffer.from('the page'));
  files.copy(at('dist', 'images', 'print.avif'), at('print.avif'));
  await files.finish();
  expect(readFileSync(at('dist', 'bodegas', 'index.html'), 'utf8')).toBe('the page');
  expect(readFileSync(at('dist', 'images', 'print.avif'), 'utf8')).toBe('the print');
  files.write(at('dist', 'bodegas', 'index.html'), Buffer.from('the page again'));
  await files.finish();
  expect(readFileSync(at('dist', 'bodegas', 'index.html'), 'utf8')).toBe('the page again');
});

test('a file that cannot be written is an error with its path, even if later ones could be', async () => {
  const { files, at } = openWriter();
  files.copy(at('dist', 'images', 'print.avif'), at('missing.avif'));
  files.write(at('dist', 'index.html'), Buffer.from('the page'));
  await expect(files.finish()).rejects.toThrow(at('missing.avif'));
  await expect(files.finish()).rejects.toThrow(at('missing.avif'));
});
