import { expect, onTestFinished, test, vi } from 'vitest';

/** A page on a device that answers in this way; returns what the page knows. */
async function askOn(getCurrentPosition: (found: (position: unknown) => void) => void) {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const { askPosition, devicePosition } = await import('./position.ts');
  askPosition();
  return devicePosition;
}

test('a device that never answers counts as unavailable in the end, and may still answer late', async () => {
  let late: (position: unknown) => void = () => {};
  const position = await askOn((found) => {
    late = found;
  });
  expect(position().state).toBe('asking');
  vi.advanceTimersByTime(35_000);
  expect(position().state).toBe('unavailable');
  late({ coords: { latitude: -34.6, longitude: -68.3, accuracy: 9 } });
  expect(position().state).toBe('found');
});

test('a device that throws counts as unavailable', async () => {
  const position = await askOn(() => {
    throw new TypeError('No.');
  });
  expect(position().state).toBe('unavailable');
});
