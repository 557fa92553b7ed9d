import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(path.join(import.meta.dirname, 'below.js'), 'utf8');

test('waiting sections are laid out in batches, and the application starts after them', () => {
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
  // No style is left on the elements, which belong to the application from now on.
  expect(laidOut()).toEqual([false, false, false, false]);
});

test.each(['pointerdown', 'keydown', 'scroll', 'beforeprint'])('"%s" lays out everything at once', (event) => {
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
  ['who goes back to a page', { type: 'back_forward' }],
  ['who reloads a page', { type: 'reload' }],
  ['who follows a link to a #fragment', { hash: '#parada-6' }],
])('no section waits for a visitor %s', (_who, how) => {
  const { window, isWaiting } = open({ sections: [500], ...how });
  expect(isWaiting()).toBe(false);
  let isDone = false;
  window.layOutBelow?.(() => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

test('in a hidden tab, which draws no frames, the application does not wait for one', () => {
  const { window } = open({ sections: [500, 500, 500], hidden: true });
  let isDone = false;
  window.layOutBelow?.(() => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

type Given = { sections: number[]; type?: string; hash?: string; hidden?: boolean };

/** Runs the script in the head of a page; `sections` are the numbers of elements in its sections. */
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
