import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { FileWriter } from './file-writer.ts';

/** An earlier site with one page, a folder for the next site, and a file of the project. */
function openSites() {
  const root = mkdtempSync(path.join(os.tmpdir(), 'sites-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (...names: string[]) => path.join(root, ...names);
  for (const name of ['earlier', 'next']) mkdirSync(at(name));
  writeFileSync(at('earlier', 'page.html'), 'the page');
  writeFileSync(at('print.avif'), 'the print');
  const text = (...names: string[]) => readFileSync(at(...names), 'utf8');
  const isShared = (name: string) => statSync(at('next', name)).ino === statSync(at('earlier', name)).ino;
  return { at, text, isShared, writer: new FileWriter(at('next'), at('earlier')) };
}

test('an unchanged file is shared with the earlier site, but not one of the same size with other bytes', () => {
  const { at, text, isShared, writer } = openSites();
  writeFileSync(at('earlier', 'other.html'), 'one text');
  writer.write(at('next', 'page.html'), Buffer.from('the page'));
  writer.write(at('next', 'other.html'), Buffer.from('two text'));
  expect([isShared('page.html'), isShared('other.html')]).toEqual([true, false]);
  expect([text('next', 'page.html'), text('next', 'other.html')]).toEqual(['the page', 'two text']);
});

test('a file that is written again changes only in the new site', () => {
  const { at, text, writer } = openSites();
  writer.write(at('next', 'page.html'), Buffer.from('the page'));
  writer.write(at('next', 'page.html'), Buffer.from('another page'));
  expect([text('next', 'page.html'), text('earlier', 'page.html')]).toEqual(['another page', 'the page']);
});

test('a file of another build is told by its name, wherever that stands; one of the same build is shared', () => {
  const { at, text, isShared, writer } = openSites();
  for (const name of ['one.html', 'two.html']) writeFileSync(at('earlier', name), 'ñandú: build-one, text');
  writer.build = 'build-two';
  writer.write(at('next', 'one.html'), Buffer.from('ñandú: build-two, text'));
  writer.build = 'build-one';
  writer.write(at('next', 'two.html'), Buffer.from('ñandú: build-one, text'));
  expect([isShared('one.html'), isShared('two.html')]).toEqual([false, true]);
  expect([text('next', 'one.html'), text('next', 'two.html')]).toEqual([
    'ñandú: build-two, text',
    'ñandú: build-one, text',
  ]);
});

test('a copied file is shared between sites, and never with the project', () => {
  const { at, text, isShared, writer } = openSites();
  new FileWriter(at('earlier')).copy(at('earlier', 'print.avif'), at('print.avif'));
  writer.copy(at('next', 'print.avif'), at('print.avif'));
  expect(isShared('print.avif')).toBe(true);
  expect(statSync(at('print.avif')).ino).not.toBe(statSync(at('next', 'print.avif')).ino);
  writeFileSync(at('print.avif'), 'a new print');
  writer.copy(at('next', 'print.avif'), at('print.avif'));
  expect([text('next', 'print.avif'), text('earlier', 'print.avif')]).toEqual(['a new print', 'the print']);
});

test('a missing earlier site is not an error', () => {
  const { at, text } = openSites();
  new FileWriter(at('next'), at('none')).write(at('next', 'page.html'), Buffer.from('the page'));
  expect(text('next', 'page.html')).toBe('the page');
});
