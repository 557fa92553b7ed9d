import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { compressAround, fill, withHole } from '../cache/compress-around.ts';
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

const EARLIER = '0123456789';
const NOW = 'abcdefghij';

/** Writes a page of the earlier site with its compressed forms, as a build does, and names the new one. */
async function openPages(html: string) {
  const sites = openSites();
  const text = Buffer.from(html);
  const holed = withHole(text, EARLIER);
  const encoded = holed && (await compressAround(holed, {}));
  const { br, gz } = encoded ? fill(encoded, text, EARLIER) : { br: brotliCompressSync(text), gz: gzipSync(text) };
  mkdirSync(sites.at('earlier', 'bodegas'));
  const put = (ending: string, bytes: Buffer) => writeFileSync(sites.at('earlier', 'bodegas', `page${ending}`), bytes);
  put('', text);
  put('.br', br);
  put('.gz', gz);
  sites.writer.build = NOW;
  const next = (ending: string) => readFileSync(sites.at('next', 'bodegas', `page${ending}`));
  return { ...sites, put, next, page: sites.at('next', 'bodegas', 'page') };
}

const PAGE = `<p>${'San Rafael, Mendoza. '.repeat(300)}</p><script>{"build":"${EARLIER}"}</script>`;

test('a page is taken over under the name of the new build, with its compressed forms', async () => {
  const { writer, page, next, text } = await openPages(PAGE);
  expect(writer.takeOver([page], EARLIER)).toEqual([]);
  const now = PAGE.replace(EARLIER, NOW);
  expect(next('').toString()).toBe(now);
  expect(brotliDecompressSync(next('.br')).toString()).toBe(now);
  expect(gunzipSync(next('.gz')).toString()).toBe(now);
  expect(text('earlier', 'bodegas', 'page')).toBe(PAGE);
});

test('a text without a name is shared with its compressed forms', async () => {
  const { writer, page, isShared } = await openPages('<p>San Rafael</p>');
  expect(writer.takeOver([page], EARLIER)).toEqual([]);
  expect(['', '.br', '.gz'].map((ending) => isShared(`bodegas/page${ending}`))).toEqual([true, true, true]);
});

test('a page is left to be made if it is missing, damaged, or named in more than one place', async () => {
  const { writer, at, page, put } = await openPages(PAGE);
  const missing = at('next', 'bodegas', 'missing');
  put('', Buffer.from(PAGE.replace('Mendoza', 'Mendosa')));
  expect(writer.takeOver([page, missing], EARLIER)).toEqual([page, missing]);
  const twice = await openPages(PAGE + PAGE);
  expect(twice.writer.takeOver([twice.page], EARLIER)).toEqual([twice.page]);
});

test('a page that could not be taken over and is gone is no error', async () => {
  const { writer, at, page, put } = await openPages(PAGE);
  put('', Buffer.from('another text'));
  const missing = at('next', 'lugares', 'page');
  expect(writer.takeOver([page, missing], EARLIER)).toEqual([page, missing]);
  for (const file of [page, missing]) expect(() => writer.remove(file)).not.toThrow();
});

test('a page that was taken over and is gone leaves nothing, and one that is made in its place is whole', async () => {
  const { writer, at, page, next, text } = await openPages(PAGE);
  writer.takeOver([page], EARLIER);
  writer.write(page, Buffer.from('the page again'));
  expect([next('').toString(), text('earlier', 'bodegas', 'page')]).toEqual(['the page again', PAGE]);
  writer.remove(page);
  expect(existsSync(at('next', 'bodegas'))).toBe(false);
  writer.write(page, Buffer.from('a third time'));
  expect(next('').toString()).toBe('a third time');
});
