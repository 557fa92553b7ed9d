import { expect, onTestFinished, test, vi } from 'vitest';
import { savesData } from './saves-data.ts';

for (const [browser, connection, prefersLess, expected] of [
  ['a browser that knows nothing of it', undefined, false, false],
  ['a connection that saves nothing', { saveData: false }, false, false],
  ['a connection that saves data', { saveData: true }, false, true],
  ['a system that prefers less', undefined, true, true],
] as const) {
  test(`${browser} means ${expected ? 'saved' : 'all'} data`, () => {
    vi.stubGlobal('navigator', { connection });
    vi.stubGlobal('window', { matchMedia: () => ({ matches: prefersLess }) });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(savesData()).toBe(expected);
  });
}
