import { expect, test } from 'vitest';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { withOption } from './other-option.ts';

const text: DeskSchema = { type: 'string', minLength: 1 };
const month: DeskSchema = { type: 'integer', minimum: 1, maximum: 12 };
const day: DeskSchema = { type: 'string', 'x-rule': 'day' };
const option = (type: string, properties: Record<string, DeskSchema>): DeskSchema => ({
  type: 'object',
  properties: { type: { const: type }, ...properties },
  required: ['type', ...Object.keys(properties)],
});
const once = option('once', { from: day });
const inMonth = option('month', { month });
const window = option('window', { from: { type: 'string', 'x-rule': 'day-of-year' }, month });
const root: DeskSchema = {
  type: 'object',
  properties: {
    name: text,
    recurrence: { oneOf: [once, inMonth, window] },
    rule: { anyOf: [text, { type: 'null' }], default: null, 'x-not-with': { recurrence: 'once' } },
    translations: { type: 'object', additionalProperties: { type: 'object' } },
  },
};
const yearly: Json = {
  name: 'Feria',
  recurrence: { type: 'window', from: '09-01', month: 9 },
  rule: 'Un sábado',
  translations: { en: { name: 'Fair', rule: 'A Saturday' } },
};
const choose = (value: Json, to: DeskSchema, aside: ReturnType<typeof withOption>['aside'] = []) =>
  withOption({ root, kind: 'events', value, aside }, ['recurrence'], to);

test('what a date has no place for is put aside with its translations, and returns with the rule', () => {
  const single = choose(yearly, once);
  expect(single.value).toEqual({
    name: 'Feria',
    recurrence: { type: 'once', from: '' },
    translations: { en: { name: 'Fair' } },
  });
  expect(single.aside.map(({ path }) => path.join('.'))).toEqual(['recurrence', 'rule', 'translations.en.rule']);
  const again = choose(single.value, window, single.aside);
  expect(again.value).toEqual(yearly);
  expect(again.aside).toEqual([]);
});

test('every option that was written comes back as it was left', () => {
  const first = choose(yearly, inMonth);
  expect(first.value).toMatchObject({ recurrence: { type: 'month', month: 9 }, rule: 'Un sábado' });
  const dated = choose({ ...(first.value as object), recurrence: { type: 'month', month: 3 } }, once, first.aside);
  const back = choose(dated.value, inMonth, dated.aside);
  expect(back.value).toMatchObject({ recurrence: { type: 'month', month: 3 }, rule: 'Un sábado' });
  expect(choose(back.value, window, back.aside).value).toMatchObject({ recurrence: { from: '09-01', month: 9 } });
});

test('a part that would be wrong in the new option is not carried into it, and an empty option leaves nothing behind', () => {
  const { value, aside } = choose(yearly, once);
  expect(value).toMatchObject({ recurrence: { from: '' } });
  expect(choose(value, inMonth, []).aside).toEqual([]);
  expect(aside.length).toBeGreaterThan(0);
});
