import { afterEach, beforeEach, expect, vi } from 'vitest';

// A test that expects a logged error replaces `console.error` itself.
let logged = vi.fn();

beforeEach(() => {
  logged = vi.spyOn(console, 'error');
});

afterEach(() => {
  const { calls } = logged.mock;
  logged.mockRestore();
  expect(calls, 'console.error was called').toEqual([]);
});
