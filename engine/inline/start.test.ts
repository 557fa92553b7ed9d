import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'start.js'), 'utf8');
const names = ['1', '2', '3', '4', '5', '6', '7'];

type Browser = {
  local?: Record<string, string>;
  session?: Record<string, string>;
  /** Whether the visitor's settings forbid storage. */
  isRefusing?: boolean;
  /** What `Math.random` returns. */
  random?: number;
};

/** Runs the script as a browser does in the head of a page, up to the first paint. */
function start({ local = {}, session = {}, isRefusing = false, random = 0.5 }: Browser = {}) {
  const storage = (items: Record<string, string>) => ({
    getItem(key: string) {
      if (isRefusing) throw new Error('The operation is insecure.');
      return items[key] ?? null;
    },
    setItem(key: string, text: string) {
      if (isRefusing) throw new Error('The operation is insecure.');
      items[key] = text;
    },
  });
  class Element {
    isConnected = true;
    click = vi.fn();
    type = 'button';
    form: object | null = null;
    readonly attributes: string[];
    constructor(attributes: string[] = []) {
      this.attributes = attributes;
    }
    closest() {
      return this;
    }
    hasAttribute(name: string) {
      return this.attributes.includes(name);
    }
  }
  const listeners = new Map<string, ((event: object) => void)[]>();
  const classes: string[] = [];
  const timers: (() => void)[] = [];
  const window: Partial<Window> = { afterFirstPaint: (act) => timers.push(act) };
  const context = {
    window,
    Element,
    document: {
      documentElement: { classList: { add: (name: string) => classes.push(name) }, removeAttribute: () => {} },
      querySelector: vi.fn((_selector: string) => null),
    },
    localStorage: storage(local),
    sessionStorage: storage(session),
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== listener),
      ),
    setTimeout: (action: () => void) => timers.push(action),
    Math: Object.assign(Object.create(Math) as typeof Math, { random: () => random }),
  };
  vm.compileFunction(source, Object.keys(context))(...Object.values(context));
  if (!window.guide) throw new Error('The script left no guide.');
  const send = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const passTime = () => {
    for (const action of timers) action();
  };
  return { classes, session, guide: window.guide, send, passTime, Element, document: context.document };
}

/** Simulates a visitor who sends a form with this method. */
function submission(method: 'post' | 'get') {
  const form = { method, submit: vi.fn(), requestSubmit: vi.fn() };
  return { form, event: { target: form, preventDefault: vi.fn() } };
}

test('the page is light for visitors who have not chosen a theme', () => {
  expect(start().classes).toEqual(['light']);
});

test('the page is dark before the first paint for visitors who chose dark', () => {
  expect(start({ local: { 'vite-ui-theme': 'dark' } }).classes).toEqual(['dark']);
});

test.each(['light', 'system', '"dark"', '', 'DARK', 'dark light'])('the stored theme %j means light', (theme) => {
  expect(start({ local: { 'vite-ui-theme': theme } }).classes).toEqual(['light']);
});

test('without access to storage, the page is light and lists still have an order', () => {
  const { classes, guide } = start({ isRefusing: true });
  expect(classes).toEqual(['light']);
  expect(guide.visitOrder(names).toSorted()).toEqual(names);
});

test('without access to storage, the order still changes between page loads', () => {
  const orders = [0.1, 0.3, 0.5, 0.7, 0.9].map((random) =>
    start({ isRefusing: true, random }).guide.visitOrder(names).join(),
  );
  expect(new Set(orders).size).toBeGreaterThan(1);
});

test('the order of a visit contains every name once, and does not change the given list', () => {
  for (let visit = 0; visit < 50; visit++) {
    const given = [...names];
    expect(
      start({ random: visit / 50 })
        .guide.visitOrder(given)
        .toSorted(),
    ).toEqual(names);
    expect(given).toEqual(names);
  }
});

test('the order stays the same through a visit, on every page and for every starting order', () => {
  const session = {};
  const first = start({ session, random: 0.1 }).guide.visitOrder(names);
  expect(start({ session, random: 0.9 }).guide.visitOrder(names)).toEqual(first);
  expect(start({ session, random: 0.9 }).guide.visitOrder(names.toReversed())).toEqual(first);
});

test('a filtered list keeps the order of the visit', () => {
  const { guide } = start({ random: 0.42 });
  const some = names.filter((name) => Number(name) % 2);
  expect(guide.visitOrder(some)).toEqual(guide.visitOrder(names).filter((name) => some.includes(name)));
});

test('over many visits every listing comes first about as often as any other', () => {
  const VISITS = 1000;
  const firsts = new Map<string, number>();
  for (let visit = 0; visit < VISITS; visit++) {
    const [first = ''] = start({ random: (visit + 0.5) / VISITS }).guide.visitOrder(names);
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  const fair = VISITS / names.length;
  for (const name of names) {
    expect(firsts.get(name)).toBeGreaterThan(fair * 0.7);
    expect(firsts.get(name)).toBeLessThan(fair * 1.3);
  }
});

test('a button pressed before the application has started is clicked again, once', () => {
  const { Element, guide, send } = start();
  const button = new Element();
  send('click', { target: button });
  guide.replayTap();
  guide.replayTap();
  expect(button.click).toHaveBeenCalledOnce();
});

test('a button that opens a popover natively, or is no longer on the page, is not clicked again', () => {
  const { Element, guide, send } = start();
  const opener = new Element(['popovertarget']);
  send('click', { target: opener });
  guide.replayTap();
  expect(opener.click).not.toHaveBeenCalled();

  const other = start();
  const gone = new other.Element();
  other.send('click', { target: gone });
  gone.isConnected = false;
  other.guide.replayTap();
  expect(gone.click).not.toHaveBeenCalled();
});

test('a submit button is not clicked again: the browser is sending its form', () => {
  const { Element, guide, send } = start();
  const submit = Object.assign(new Element(), { type: 'submit', form: {} });
  send('click', { target: submit });
  guide.replayTap();
  expect(submit.click).not.toHaveBeenCalled();
});

test('a message sent before the application has started waits for it, and is sent once', () => {
  const { guide, send, passTime } = start();
  const { form, event } = submission('post');
  send('submit', event);
  send('submit', event);
  expect(event.preventDefault).toHaveBeenCalledTimes(2);
  guide.replayTap();
  passTime();
  expect(form.requestSubmit).toHaveBeenCalledOnce();
  expect(form.submit).not.toHaveBeenCalled();
  const next = submission('post');
  send('submit', next.event);
  expect(next.event.preventDefault).not.toHaveBeenCalled();
});

test('a search does not wait for the application', () => {
  const { guide, send } = start();
  const { form, event } = submission('get');
  send('submit', event);
  guide.replayTap();
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(form.requestSubmit).not.toHaveBeenCalled();
});

test.each([
  ['cannot start', ({ guide }: ReturnType<typeof start>) => guide.giveUp()],
  ['does not come', ({ passTime }: ReturnType<typeof start>) => passTime()],
])('the browser itself sends a message when the application %s', (_how, happen) => {
  const page = start();
  const { form, event } = submission('post');
  page.send('submit', event);
  happen(page);
  page.guide.replayTap();
  expect(form.submit).toHaveBeenCalledOnce();
  expect(form.requestSubmit).not.toHaveBeenCalled();
});

test('once the application listens, clicks are no longer remembered', () => {
  const { Element, guide, send } = start();
  guide.endTaps();
  const button = new Element();
  send('click', { target: button });
  guide.replayTap();
  expect(button.click).not.toHaveBeenCalled();
});

test('the first touch, key or print starts the application and loads the print rules, once', () => {
  for (const first of ['pointerdown', 'touchstart', 'keydown', 'beforeprint']) {
    const { document, send } = start();
    expect(document.querySelector).not.toHaveBeenCalled();
    send(first);
    send('keydown');
    expect(document.querySelector.mock.calls).toEqual([['meta[name="paper-styles"]'], ['meta[name="app-scripts"]']]);
  }
});
