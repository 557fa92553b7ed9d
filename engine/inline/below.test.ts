import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'below.js'), 'utf8');

test('what waits is laid out a few elements at a time, and the application comes after it', () => {
  const { window, isWaiting, laidOut, nextFrame } = open({ sections: [100, 100, 10, 100] });
  expect(isWaiting()).toBe(true);
  let isDone = false;
  window.layOutBelow?.(() => {
    isDone = true;
  });
  expect(laidOut()).toEqual([true, true, false, false]);
  nextFrame();
  expect(isDone).toBe(true);
  expect(isWaiting()).toBe(false);
  // Nothing is left on the elements, which are the application's from now on.
  expect(laidOut()).toEqual([false, false, false, false]);
});

test.each(['pointerdown', 'keydown', 'scroll', 'beforeprint'])('all of it is laid out at once on "%s"', (event) => {
  const { window, isWaiting, tell, nextFrame } = open({ sections: [200, 200, 200] });
  let done = 0;
  window.layOutBelow?.(() => {
    done += 1;
  });
  tell(event);
  expect(isWaiting()).toBe(false);
  nextFrame();
  nextFrame();
  expect(done).toBe(1);
});

test.each([
  ['who comes back', { type: 'back_forward' }],
  ['who loads a page again', { type: 'reload' }],
  ['who is sent to a place on a page', { hash: '#parada-6' }],
])('nothing waits for %s', (_who, how) => {
  const { window, isWaiting } = open({ sections: [500], ...how });
  expect(isWaiting()).toBe(false);
  let isDone = false;
  window.layOutBelow?.(() => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

test('in a tab that nobody looks at, which draws no frames, the application does not wait for one', () => {
  const { window } = open({ sections: [500, 500, 500], hidden: true });
  let isDone = false;
  window.layOutBelow?.(() => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

type Given = { sections: number[]; type?: string; hash?: string; hidden?: boolean };

/** Runs the script in the head of a page whose sections hold so many elements. */
function open({ sections, type = 'navigate', hash = '', hidden = false }: Given) {
  const elements = sections.map((count) => ({
    style: { contentVisibility: '' },
    getElementsByTagName: () => ({ length: count }),
  }));
  const dataset: { below?: string } = {};
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const window: { layOutBelow?: (act: () => void) => void } = {};
  vm.runInNewContext(source, {
    ...{ window, location: { hash }, performance: { getEntriesByType: () => [{ type }] } },
    document: { documentElement: { dataset }, querySelectorAll: () => elements, hidden },
    requestAnimationFrame: (act: () => void) => frames.push(act),
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
  return {
    window,
    isWaiting: () => 'below' in dataset,
    laidOut: () => elements.map(({ style }) => style.contentVisibility === 'visible'),
    nextFrame: () => frames.shift()?.(),
    tell: (name: string) => listeners.get(name)?.(),
  };
}
