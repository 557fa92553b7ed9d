import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveOrder } from './ending.ts';

const asked = vi.fn<(address: string) => void>();
const told = vi.hoisted(() => vi.fn<(said: string) => void>());
vi.mock('../../shell/toasts.ts', () => ({ notify: told, closeUndos: () => {} }));

const page = { hash: '#/ficha/x' };

beforeEach(() => {
  page.hash = '#/ficha/x';
  vi.stubGlobal('location', page);
  vi.stubGlobal('fetch', async (address: string) => {
    asked(address);
    const done = { id: 'o1', at: '', state: 'done', version: 'v1', pages: [], change: null, warnings: [] };
    return Response.json({ answer: done });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Gives an order that is taken only once she has done something else. */
async function ordered(type: string, meanwhile: () => void) {
  const show = vi.fn<(to: string) => void>();
  await giveOrder(
    { type, files: ['content/site.json'], next: 'vivo' },
    async () => {
      meanwhile();
      return 'o1';
    },
    show,
  );
  return show;
}

const leave = () => {
  page.hash = '#/cuenta';
};

test('an order shows its screen, which knows what was asked', async () => {
  const show = await ordered('preview', () => {});
  expect(show).toHaveBeenCalledExactlyOnceWith('#/orden/o1?tipo=preview&f=content%2Fsite.json&vuelve=vivo');
  expect(told).not.toHaveBeenCalled();
});

test.each(['publish', 'undo', 'move', 'accept'])(
  'whoever leaves before her %s is taken is not called back, and is told how it ended',
  async (type) => {
    const show = await ordered(type, leave);
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce());
    expect(show).not.toHaveBeenCalled();
  },
);

test('whoever leaves before her look is taken is not called back, and is told nothing', async () => {
  const show = await ordered('preview', leave);
  expect(show).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});
