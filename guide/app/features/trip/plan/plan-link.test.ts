import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plans } from '../test-trip.ts';
import { emptyPlan, type Plan } from './plan.ts';
import { decodePlan, encodePlan, planFile, readPlanFile } from './plan-link.ts';

// Unreadable links are logged.
beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue());
afterEach(() => void vi.unstubAllGlobals());

test('any plan survives the round trip through its address', async () => {
  await fc.assert(
    fc.asyncProperty(plans, async (plan) => {
      expect(await decodePlan(await encodePlan(plan))).toEqual({ state: 'plan', plan, dropped: 0 });
    }),
  );
});

test('a link that lost one of its underlines in a chat opens as the same trip', async () => {
  const found = fc.sample(plans, { numRuns: 60, seed: 3 });
  const links = await Promise.all(found.map(async (plan) => ({ plan, link: await encodePlan(plan) })));
  const bent = links.filter(({ link }) => link.includes('_') && link.length < 400).slice(0, 8);
  expect(bent.length).toBeGreaterThan(3);
  for (const { plan, link } of bent) {
    expect(await decodePlan(link.replace('_', ''))).toEqual({ state: 'plan', plan, dropped: 0 });
  }
});

test.each(['.', ').', '*', '», ', '%C2%BB.', '%20', '%20y%20vemos', '?utm_source=chat', '&fbclid=IwAR0_x-y'])(
  'a link in a sentence opens without the "%s" behind it',
  async (tail) => {
    const plan: Plan = { ...emptyPlan, days: [{ stops: [{ type: 'lugar', id: 'vino' }] }] };
    expect(await decodePlan((await encodePlan(plan)) + tail)).toMatchObject({ state: 'plan', plan });
  },
);

test('a browser that cannot compress still makes and reads links', async () => {
  const [plan] = fc.sample(plans, { numRuns: 1, seed: 7 }) as [Plan];
  vi.stubGlobal('CompressionStream', undefined);
  const link = await encodePlan(plan);
  expect(await decodePlan(link)).toMatchObject({ state: 'plan', plan });
});

test.each([
  ['has no streams that unpack', undefined],
  [
    'knows no raw deflate',
    class {
      constructor() {
        throw new TypeError('Unsupported compression format');
      }
    },
  ],
])('a browser that %s still reads links that others compressed, and makes its own', async (_, stream) => {
  const [plan] = fc.sample(plans, { numRuns: 1, seed: 7 }) as [Plan];
  const others = await encodePlan(plan);
  const bomb = await packed(`[0,"car",[],[],[${' '.repeat(5_000_000)}]]`);
  vi.stubGlobal('CompressionStream', stream);
  vi.stubGlobal('DecompressionStream', stream);
  expect(await decodePlan(others)).toMatchObject({ state: 'plan', plan });
  expect(await decodePlan(await encodePlan(plan))).toMatchObject({ state: 'plan', plan });
  expect(await decodePlan(bomb)).toEqual({ state: 'broken' });
});

test('five full days take less than 1,500 characters', async () => {
  const ids = [
    'bodega-y-vinedos-alfredo-roca',
    'canon-del-atuel-mendoza',
    'rio-azul-parrilla-resto',
    'museo-de-historia-natural',
    'rafting-rio-atuel',
    'casa-tres-membrillos',
  ];
  const types = ['bodega', 'lugar', 'restaurante', 'cultura', 'turismo-aventura', 'alojamiento'];
  const days = Array.from({ length: 5 }, (_day, day) => ({
    startAt: 500 + day,
    stops: ids.map((id, index) => ({
      type: types[index] ?? '',
      id: `${id}-${(day * 7 + index * 13) % 31}`,
      minutes: 45 + index * 5,
    })),
  }));
  const link = await encodePlan({ start: '2026-12-12', travel: 'car', company: ['children', 'dog'], days });
  expect(link.length).toBeLessThan(1500 - 'https://guia-san-rafael.example/pt/mi-viaje'.length);
});

test('any garbage after "#" gives a known state and never throws', async () => {
  const states = ['none', 'broken', 'newer', 'plan'];
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.base64String().map((text) => `#v1d.${text}`),
        fc.json().map((text) => `#v1j.${btoa(unescape(encodeURIComponent(text)))}`),
      ),
      async (hash) => {
        expect(states).toContain((await decodePlan(hash)).state);
      },
    ),
  );
});

test('a link from a newer guide, a broken link and the address of a part of the page are told apart', async () => {
  expect(await decodePlan('#v2d.AAAA')).toEqual({ state: 'newer' });
  expect(await decodePlan('#v1d.AAAA')).toEqual({ state: 'broken' });
  expect(await decodePlan(`#v1d.${'A'.repeat(20_000)}`)).toEqual({ state: 'broken' });
  expect(await decodePlan('#dia-2')).toEqual({ state: 'none' });
  expect(await decodePlan('')).toEqual({ state: 'none' });
});

test('a small link that unpacks to a huge text is refused before it fills the memory', async () => {
  const bomb = await packed(`[0,"car",[],[],[${' '.repeat(5_000_000)}]]`);
  expect(bomb.length).toBeLessThan(12_000);
  expect(await decodePlan(bomb)).toEqual({ state: 'broken' });
});

test('the content of a hostile link becomes plain stops, or nothing', async () => {
  const evil = [
    '2026-12-12',
    '<script>alert(1)</script>',
    ['dog', 'javascript:alert(1)'],
    ['bodega', '"><img src=x onerror=alert(1)>', '__proto__'],
    [
      [
        9e9,
        [
          [0, 'suter', -5],
          [0, '../../etc', 1],
          [1, 'a'],
          [2, 'a'],
          [99, 'a'],
          'x',
          null,
          [0, { toString: 1 }],
          [0, 'b', 1e300],
        ],
      ],
    ],
  ];
  const found = await decodePlan(await packed(JSON.stringify(evil)));
  expect(found).toEqual({
    state: 'plan',
    plan: {
      start: '2026-12-12',
      travel: 'car',
      company: ['dog'],
      days: [
        {
          stops: [
            { type: 'bodega', id: 'suter' },
            { type: 'bodega', id: 'b' },
          ],
        },
      ],
    },
    dropped: 7,
  });
});

test('a plan goes into a file and comes back, names and all', () => {
  const plan: Plan = { ...emptyPlan, days: [{ stops: [{ type: 'bodega', id: 'a', name: 'La  A\u0000 "<b>"' }] }] };
  expect(readPlanFile(planFile(plan)).plan.days[0]?.stops[0]?.name).toBe('La A "<b>"');
  expect(() => readPlanFile('{"format":"something else"}')).toThrow(TypeError);
  expect(() => readPlanFile('no file')).toThrow();
});

async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#v1d.${bytes.toString('base64url')}`;
}
