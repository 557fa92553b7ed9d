import { expect, test } from 'vitest';
import { basesOf, setBase, withBases } from './bases.ts';
import { mergePlans, removeDay } from './edit-plan.ts';
import { emptyPlan, type Plan, type Ref, ZONE } from './plan.ts';
import { readPlanFile } from './plan-link.ts';

const stop = (id: string) => ({ type: 'lugar', id });
const bed = (id: string) => ({ type: 'alojamiento', id });
const isLodging = ({ type }: Ref) => type === 'alojamiento';
const planOf = (...days: Plan['days']): Plan => ({ ...emptyPlan, days });

test('a lodging that an older plan keeps among its stops becomes the base of that night', () => {
  const old = planOf({ stops: [stop('a'), { ...bed('posada'), name: 'Posada', minutes: 15 }] }, { stops: [stop('b')] });
  const plan = withBases(old, isLodging);
  expect(plan.days[0]).toEqual({ base: { ...bed('posada'), name: 'Posada' }, stops: [stop('a')] });
  expect(basesOf(plan)).toEqual([expect.objectContaining(bed('posada')), expect.objectContaining(bed('posada'))]);
  expect(withBases(plan, isLodging)).toBe(plan);
});

test('a second lodging of one night is not lost', () => {
  const plan = withBases(planOf({ stops: [bed('una'), bed('otra')] }), isLodging);
  expect(plan.days[0]).toEqual({ base: bed('otra'), stops: [bed('una')] });
  expect(withBases(plan, isLodging)).toBe(plan);
});

test('the nights after a removed day stay where they were, and a merged trip keeps its own', () => {
  const plan = planOf({ base: bed('a'), stops: [stop('x')] }, { stops: [stop('y')] });
  expect(basesOf(removeDay(plan, 0))).toEqual([bed('a')]);
  const other = planOf({ base: bed('b'), stops: [stop('x')] }, { stops: [stop('z')] });
  expect(basesOf(mergePlans(plan, other))).toEqual([bed('a'), bed('a'), bed('b')]);
});

test('a base that is no longer chosen follows the night before', () => {
  const plan = planOf({ base: bed('a'), stops: [] }, { base: { type: ZONE, id: 'el-nihuil' }, stops: [] });
  expect(basesOf(setBase(plan, 1, null))).toEqual([bed('a'), bed('a')]);
});

test('an unreadable base is counted, and the rest of its day is kept', () => {
  const file = {
    format: 'guia-san-rafael-viaje',
    version: 1,
    plan: { days: [{ base: { type: '<b>' }, stops: [stop('a')] }] },
  };
  expect(readPlanFile(JSON.stringify(file))).toMatchObject({ plan: { days: [{ stops: [stop('a')] }] }, dropped: 1 });
});
