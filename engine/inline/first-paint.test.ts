import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'first-paint.js'), 'utf8');
const HEIGHT = 800;
const WIDTH = 400;

type Box = { left: number; right: number; top: number; bottom: number };
type Entry = { target: object; boundingClientRect: Box; isIntersecting: boolean };

/** A lazy picture of a page; `log` records when its file is set, and when the script itself measures it. */
class Picture {
  nodeName = 'IMG';
  loading = 'lazy';
  parentNode = { nodeName: 'DIV', children: [] };
  readonly file: string;
  readonly box: Box;
  readonly log: string[];
  #src: string;

  constructor(file: string, box: Partial<Box>, log: string[] = []) {
    this.file = file;
    this.box = { left: 0, right: 300, top: 0, bottom: (box.top ?? 0) + 200, ...box };
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
  decode = async () => {};
  closest = () => null;
  getAttribute = () => null;
  setAttribute = () => {};
  removeAttribute = () => {};
  getBoundingClientRect() {
    this.log.push('is measured');
    return this.box;
  }
}

test('a picture gets its file once the browser has laid it out on the screen, and the script measures none', () => {
  const log: string[] = [];
  const { layOut } = parse([100, 300, 1200, 500].map((top) => new Picture(`/${top}.avif`, { top }, log)));
  expect(log).toEqual([]);
  layOut();
  expect(log).toEqual(['gets /100.avif', 'gets /300.avif', 'gets /500.avif']);
});

test('a picture in a part of the page that is not laid out yet waits', () => {
  const log: string[] = [];
  const { layOut } = parse([new Picture('/skipped.avif', { right: 0, bottom: 0 }, log)]);
  layOut();
  expect(log).toEqual([]);
});

test('a visitor who scrolls before the page is parsed gets all pictures at once', () => {
  const log: string[] = [];
  parse([new Picture('/far.avif', { top: 9000 }, log)], { isScrolled: true });
  expect(log).toEqual(['gets /far.avif']);
});

test('nothing waits for pictures of a row that begin beyond the edge of the screen: they may never load', async () => {
  const first = new Picture('/0.avif', {});
  const second = new Picture('/2000.avif', { left: 2000, right: 2300 });
  second.decode = () => new Promise(() => {});
  const { window, layOut, tell } = parse([first, second]);
  layOut();
  const isPainted = new Promise<void>((resolve) => window.afterFirstPaint?.(resolve));
  tell('load');
  layOut();
  await isPainted;
});

test('a page without pictures is painted, too', async () => {
  const { window, layOut, tell } = parse([]);
  layOut();
  const isPainted = new Promise<void>((resolve) => window.afterFirstPaint?.(resolve));
  tell('load');
  layOut();
  await isPainted;
});

/** Runs the script as a browser does on a page with these pictures, until the page is parsed, but not laid out. */
function parse(pictures: Picture[], { isScrolled = false } = {}) {
  const listeners = new Map<string, () => void>();
  const html = { box: { left: 0, right: WIDTH, top: 0, bottom: HEIGHT } };
  const observers = new Set<Observer>();
  class Observer {
    readonly targets = new Set<{ box: Box }>();
    readonly tell: (entries: Entry[]) => void;
    constructor(tell: (entries: Entry[]) => void) {
      this.tell = tell;
      observers.add(this);
    }
    observe(target: { box: Box }) {
      this.targets.add(target);
    }
    unobserve(target: { box: Box }) {
      this.targets.delete(target);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  /** Tells every observer where its targets are, as a browser does after a layout. */
  const layOut = () => {
    for (const { targets, tell } of observers)
      tell([...targets].map((target) => ({ target, boundingClientRect: target.box, isIntersecting: false })));
  };
  const window: { afterFirstPaint?: (act: () => void) => void; layOutBelow: (act: () => void) => void } = {
    layOutBelow: (act) => act(),
  };
  vm.runInNewContext(source, {
    ...{ window, document: { images: pictures, documentElement: html }, innerHeight: HEIGHT, innerWidth: WIDTH },
    ...{ IntersectionObserver: Observer, MutationObserver: class extends Observer {} },
    requestAnimationFrame: (act: () => void) => act(),
    setTimeout: (act: () => void, delay = 0) => delay === 0 && act(),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  const tell = (name: string) => listeners.get(name)?.();
  if (isScrolled) tell('scroll');
  tell('DOMContentLoaded');
  return { window, tell, layOut };
}
