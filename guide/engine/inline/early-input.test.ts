import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test, vi } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'early-input.js'), 'utf8');

/** Runs the script as a browser does in the head of a page. */
function listen() {
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
  const timers: (() => void)[] = [];
  const dataset: DOMStringMap = { searching: '', late: '', below: '' };
  const guide = {} as NonNullable<Window['guide']>; // the script adds what is used here
  const context = {
    window: { guide },
    Element,
    document: { documentElement: { dataset } },
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    removeEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== listener),
      ),
    setTimeout: (action: () => void) => timers.push(action),
  };
  vm.compileFunction(source, Object.keys(context))(...Object.values(context));
  const send = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const passTime = () => {
    for (const action of timers) action();
  };
  return { guide, send, passTime, Element, dataset };
}

/** Simulates a visitor who sends a form with this method. */
function submission(method: 'post' | 'get') {
  const form = { method, submit: vi.fn() };
  const submitter = { click: vi.fn() };
  return { form, submitter, event: { target: form, submitter, preventDefault: vi.fn() } };
}

test('a button pressed before the application has started is clicked again, once', () => {
  const { Element, guide, send } = listen();
  const button = new Element();
  send('click', { target: button });
  guide.replayTap();
  guide.replayTap();
  expect(button.click).toHaveBeenCalledOnce();
});

test('a button that opens a popover natively, or is no longer on the page, is not clicked again', () => {
  const { Element, guide, send } = listen();
  const opener = new Element(['popovertarget']);
  send('click', { target: opener });
  guide.replayTap();
  expect(opener.click).not.toHaveBeenCalled();

  const other = listen();
  const gone = new other.Element();
  other.send('click', { target: gone });
  gone.isConnected = false;
  other.guide.replayTap();
  expect(gone.click).not.toHaveBeenCalled();
});

test('a submit button is not clicked again: the browser is sending its form', () => {
  const { Element, guide, send } = listen();
  const submit = Object.assign(new Element(), { type: 'submit', form: {} });
  send('click', { target: submit });
  guide.replayTap();
  expect(submit.click).not.toHaveBeenCalled();
});

test('a message sent before the application has started waits for it, and is sent once', () => {
  const { guide, send, passTime } = listen();
  const { form, submitter, event } = submission('post');
  send('submit', event);
  send('submit', event);
  expect(event.preventDefault).toHaveBeenCalledTimes(2);
  guide.replayTap();
  passTime();
  expect(submitter.click).toHaveBeenCalledOnce();
  expect(form.submit).not.toHaveBeenCalled();
  const next = submission('post');
  send('submit', next.event);
  expect(next.event.preventDefault).not.toHaveBeenCalled();
});

test('a search does not wait for the application', () => {
  const { guide, send } = listen();
  const { submitter, event } = submission('get');
  send('submit', event);
  guide.replayTap();
  expect(event.preventDefault).not.toHaveBeenCalled();
  expect(submitter.click).not.toHaveBeenCalled();
});

test.each([
  ['cannot start', ({ guide }: ReturnType<typeof listen>) => guide.giveUp()],
  ['does not come', ({ passTime }: ReturnType<typeof listen>) => passTime()],
])('the browser itself sends a message when the application %s', (_how, happen) => {
  const page = listen();
  const { form, submitter, event } = submission('post');
  page.send('submit', event);
  happen(page);
  page.guide.replayTap();
  expect(form.submit).toHaveBeenCalledOnce();
  expect(submitter.click).not.toHaveBeenCalled();
});

test('once the application listens, clicks are no longer remembered', () => {
  const { Element, guide, send } = listen();
  guide.endTaps();
  const button = new Element();
  send('click', { target: button });
  guide.replayTap();
  expect(button.click).not.toHaveBeenCalled();
});

const FIRST = ['pointerdown', 'touchstart', 'keydown', 'beforeprint'];

test.each(FIRST)('the application starts at the first touch, key or print: %s', (name) => {
  const { guide, send } = listen();
  const start = vi.fn();
  guide.atFirstTouch(start);
  expect(start).not.toHaveBeenCalled();
  send(name);
  expect(start).toHaveBeenCalled();
});

test.each(FIRST)(
  'a touch, key or print before the document is complete starts the application when it is: %s',
  (name) => {
    const { guide, send } = listen();
    send(name);
    const start = vi.fn();
    guide.atFirstTouch(start);
    expect(start).toHaveBeenCalledOnce();
  },
);

test('a document that broke off shows what would wait for the application, and sends messages', () => {
  const { dataset, send } = listen();
  const { form, event } = submission('post');
  send('submit', event);
  send('DOMContentLoaded');
  expect(dataset).toEqual({ below: '' });
  expect(form.submit).toHaveBeenCalledOnce();
});

test('in a complete document, what waits for the application goes on waiting', () => {
  const { dataset, guide, send } = listen();
  const { form, event } = submission('post');
  send('submit', event);
  guide.atFirstTouch(() => {});
  send('DOMContentLoaded');
  expect(dataset).toEqual({ searching: '', late: '', below: '' });
  expect(form.submit).not.toHaveBeenCalled();
});
