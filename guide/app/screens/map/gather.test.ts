import { expect, test } from 'vitest';
import { gather } from './gather.ts';
import type { MapArea, MapItem } from './map-views.ts';

const area = (id: string, x: number, y: number, isOnSheet = true): MapArea => ({
  id,
  name: id,
  distance: null,
  isOnSheet,
  x,
  y,
});
const item = (id: string, x: number, y: number, more: Partial<MapItem> = {}): MapItem => ({
  id,
  href: `/${id}`,
  name: id,
  kind: 'k',
  note: '',
  filters: [],
  precision: 'exact',
  area: 'here',
  x,
  y,
  ...more,
});

const names = (pins: ReturnType<typeof gather>) =>
  pins.map(({ items }) =>
    items
      .map(({ id }) => id)
      .sort()
      .join('+'),
  );

test('things that would overlap share one mark, and others stay apart', () => {
  const pins = gather([item('a', 10, 10), item('b', 14, 10), item('far', 200, 10)], [area('here', 0, 0)], 40);
  expect(names(pins)).toEqual(['a+b', 'far']);
});

test('things known only by their district share a mark at the district’s point', () => {
  const inside = { precision: 'district' as const };
  const pins = gather([item('a', 0, 0, inside), item('b', 0, 0, inside)], [area('here', 300, 90)], 40);
  expect(pins).toMatchObject([{ x: 300, y: 90, areas: [{ id: 'here' }] }]);
  expect(names(pins)).toEqual(['a+b']);
});

test('nothing is lost, whatever the least distance between marks', () => {
  const items = Array.from({ length: 60 }, (_, index) => item(`i${index}`, (index * 37) % 500, (index * 91) % 400));
  for (const apart of [0, 5, 40, 1000]) {
    const pins = gather(items, [area('here', 0, 0)], apart);
    expect(pins.flatMap((pin) => pin.items)).toHaveLength(items.length);
    for (const [i, a] of pins.entries())
      for (const b of pins.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(apart);
  }
});

test('a thing somewhere in the department has no district mark', () => {
  const lost = item('lost', 0, 0, { precision: 'district', area: 'nowhere' });
  expect(gather([lost], [area('nowhere', 0, 0, false)], 40)).toEqual([]);
});

test('the distance from a shifted disc to other marks is measured from where it is drawn', () => {
  const inside = { precision: 'district' as const };
  const town: MapArea = { ...area('here', 100, 100), aside: [-22, 0] };
  const near = item('near', 50, 100); // 50 from the dot, 28 from where the disc is drawn
  const [pin] = gather([item('a', 0, 0, inside), near], [town], 42);
  expect(pin).toMatchObject({ items: [{ id: 'a' }, { id: 'near' }] });
  expect(gather([item('a', 0, 0, inside), { ...near, x: 30 }], [town], 42)).toHaveLength(2);
});

test('a joined mark at a town keeps clear of the town’s name, too', () => {
  const town: MapArea = { ...area('here', 100, 100), aside: [-22, 0] };
  const [pin] = gather([item('a', 98, 100), item('b', 102, 100)], [town], 42);
  expect(pin?.aside).toEqual([-22, 0]);
});
