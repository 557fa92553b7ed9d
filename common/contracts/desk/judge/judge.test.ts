import { expect, test } from 'vitest';
import type { DeskSchema } from '../content.ts';
import { judge } from './judge.ts';
import './with-phones.ts';

const phone: DeskSchema = {
  title: 'Teléfono',
  anyOf: [{ type: 'string', pattern: '^\\+?\\d[\\d\\s()-]{4,}$', 'x-rule': 'phone' }, { type: 'null' }],
};

test('a value that may be absent is still judged where there is one', () => {
  const found = (value: string | number | null) =>
    judge(phone, value).map(({ path, isMissing }) => ({ path, isMissing }));
  expect(found(null)).toEqual([]);
  expect(found('+54 260 442-4217')).toEqual([]);
  expect(found('12')).toEqual([{ path: [], isMissing: false }]);
  expect(judge(phone, '12')[0]?.text).toContain('teléfono');
});
