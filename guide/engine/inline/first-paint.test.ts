import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'first-paint.js'), 'utf8');
const HEIGHT = 800;
const WIDTH = 400;

/** A lazy picture of a page; `log` records when it is measured, and when its file is set. */
class Picture {
  nodeName = 'IMG';
  loading = 'lazy';
  parentNode = { nodeName: 'DIV', children: [] };
  readonly file: string;
  readonly top: number;
  readonly log: string[];
  #src: string;

  constructor(file: string, top: number, log: string[]) {
    this.file = file;
    this.top = top;
    this.log = log;
    this.#src = file;
  }
  get src() {
    return this.#src;
  }
  set src(src: string) {
    this.#src = src;
    if (src === this.file) this.log.push(`gets ${src}`);
  }
  closest: (selector: string) => object | null = () => null;
  getAttribute = () => null;
  setAttribute = () => {};
  removeAttribute = () => {};
  getBoundingClientRect() {
    this.log.push('is asked');
    return { top: this.top, bottom: this.top + 200, right: 300 };
  }
}

test('all pictures are measured before any of them gets its file, so that the page is laid out once', () => {
  const log: string[] = [];
  const tops = [100, 300, 1200, 500];
  const pictures = tops.map((top) => new Picture(`/${top}.avif`, top, log));
  parse(pictures);
  const asked = tops.map(() => 'is asked');
  expect(log).toEqual([...asked, 'gets /100.avif', 'gets /300.avif', 'gets /500.avif']);
  expect(pictures.filter(({ src, file }) => src !== file).map(({ file }) => file)).toEqual(['/1200.avif']);
});

test('a picture in a list is never measured: its item is, without a layout of its contents', () => {
  const log: string[] = [];
  const inItem = (file: string, top: number) => {
    const picture = new Picture(file, 0, log);
    const item = { getBoundingClientRect: () => ({ top, bottom: top + 400, right: 300 }) };
    return Object.assign(picture, { closest: (selector: string) => (selector === 'li' ? item : null) });
  };
  parse([inItem('/near.avif', 100), inItem('/far.avif', 2000)]);
  expect(log).toEqual(['gets /near.avif']);
});

test('a picture that is known to be in the first screen is fetched at once, even where it was lazy', () => {
  const log: string[] = [];
  const [first, other] = [new Picture('/first.avif', 1200, log), new Picture('/other.avif', 1200, log)];
  const { window } = parse([first, other]);
  log.length = 0;
  window.fetchFirst?.(first);
  expect(log).toEqual(['gets /first.avif']);
  expect([first.loading, other.loading]).toEqual(['eager', 'lazy']);
});

test('nothing waits for pictures of a row that begin beyond the edge of the screen: they may never load', async () => {
  const inRow = (left: number, decode: () => Promise<void>) =>
    Object.assign(new Picture(`/${left}.avif`, 0, []), {
      ...{ decode, getBoundingClientRect: () => ({ left, top: 0, bottom: 200, right: left + 300 }) },
    });
  const { window, tell } = parse([inRow(0, async () => {}), inRow(2000, () => new Promise(() => {}))]);
  const isPainted = new Promise<void>((resolve) => window.afterFirstPaint?.(resolve));
  tell('load');
  await isPainted;
});

/** Runs the script as a browser does on a page with these pictures, until the page is parsed. */
function parse(pictures: Picture[]) {
  const listeners = new Map<string, () => void>();
  class Observer {
    observe() {}
    disconnect() {}
  }
  type Act = (act: () => void) => void;
  const window: { afterFirstPaint?: Act; fetchFirst?: (picture: Picture) => void; layOutBelow: Act } = {
    layOutBelow: (act) => act(),
  };
  vm.runInNewContext(source, {
    ...{ window, document: { images: pictures }, innerHeight: HEIGHT, innerWidth: WIDTH },
    ...{ MutationObserver: Observer, IntersectionObserver: Observer },
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, delay = 0) => delay === 0 && act(),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  const tell = (name: string) => listeners.get(name)?.();
  tell('DOMContentLoaded');
  return { window, tell };
}
