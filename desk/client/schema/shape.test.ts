import { expect, test } from 'vitest';
import { z } from 'zod';
import { importCollections } from '#catalog/listings/read-collections.ts';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { blankOf, fits, shapeOf } from './shape.ts';

const schemaOf = (type: z.ZodType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as unknown as DeskSchema;
const shape = (type: z.ZodType) => shapeOf(schemaOf(type), schemaOf(type));

test('a nullable field has its own shape, and may be unknown', () => {
  expect(shape(z.string().nullable())).toMatchObject({ shape: { type: 'text' }, isNullable: true });
  expect(shape(z.enum(['si', 'no']).nullable().default(null))).toMatchObject({
    shape: { type: 'choice', values: ['si', 'no'] },
    isNullable: true,
  });
  expect(shape(z.union([z.literal(1), z.literal(2)]).nullable())).toMatchObject({
    shape: { type: 'choice', values: [1, 2] },
    isNullable: true,
  });
});

test('one or several values of a list are one field', () => {
  const kind = z.enum(['hotel', 'casa']);
  expect(shape(z.union([kind, z.array(kind)])).shape).toMatchObject({ type: 'choices', mayBeSingle: true });
  expect(shape(z.array(kind)).shape).toMatchObject({ type: 'choices', mayBeSingle: false });
});

test('the options of a union are told apart by the constant that only one of them has', () => {
  const rule = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('fixed'), day: z.int() }),
    z.strictObject({ type: z.literal('month'), month: z.int() }),
  ]);
  const root = schemaOf(rule);
  const found = shapeOf(root, root).shape;
  if (found.type !== 'union') throw new Error('It must be a union.');
  expect(found.options.map((option) => fits({ type: 'month', month: 2 }, option, root))).toEqual([false, true]);
});

test('the guide’s labels for the values of a choice are shown in order', () => {
  const schema: DeskSchema = { type: 'string', enum: ['si', 'no'], 'x-labels': ['Sí', 'No'] };
  expect(shapeOf(schema, schema).shape).toMatchObject({ labels: ['Sí', 'No'] });
});

test('a blank value has the required fields and nothing else', () => {
  const room = z.strictObject({ name: z.string(), price: z.int().nullable(), note: z.string().optional() });
  expect(blankOf(schemaOf(room), schemaOf(room))).toEqual({ name: '', price: null });
});

test('no choice is made for the owner, whatever comes first in the list', () => {
  const report = z.strictObject({ type: z.enum(['open', 'closed']), isSure: z.boolean() });
  expect(blankOf(schemaOf(report), schemaOf(report))).toEqual({ type: null, isSure: null });
});

test('every field of every category has a form control', async () => {
  const names = await importCollections(process.cwd());
  const unknown = names.flatMap(({ name, schema }) => {
    const root = schemaOf(schema);
    return Object.entries(root.properties ?? {})
      .filter(([, field]) => shapeOf(field, root).shape.type === 'anything')
      .map(([key]) => `${name}.${key}`);
  });
  expect(unknown).toEqual([]);
});
