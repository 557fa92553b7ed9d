import { z } from 'zod';
import type { Json } from '#common/contracts/desk/content.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { MOST_REGISTER_ROWS, REGISTER_FIELDS, REGISTER_SOURCES } from '#common/contracts/desk/register.ts';
import { mayBeLost } from '#common/contracts/visits.ts';
import { isContentName } from '#common/lib/address/content-name.ts';
import { writtenLine, writtenText, writtenValue } from '#common/lib/text/written.ts';
import { kindOf } from '../editing/content-files.ts';

/** The id of an order, which names its files and sorts by time. */
export const ORDER_ID = /^[0-9A-Za-z-]{8,80}$/;
/** The id of an uploaded photograph, which names its files. */
export const PHOTO_ID = /^[0-9A-Za-z-]{8,80}$/;

const line = z.string().max(500).transform(writtenLine);
const fraction = z.number().min(0).max(1);
const file = z.string().refine((path) => kindOf(path) !== null, 'is no content file');
const json: z.ZodType<Json> = z.json();

const photo = z.intersection(
  z.union([
    z.object({ name: z.string().regex(/^photo-[1-9]\d*\.(jpe?g|png|webp|avif)$/i) }),
    z.object({ upload: z.string().regex(PHOTO_ID) }),
  ]),
  z.object({
    crop: z.object({ left: fraction, top: fraction, width: fraction, height: fraction }).nullable(),
  }),
);

const change = z.object({
  file,
  base: line.nullable(),
  before: json,
  value: json.transform(writtenValue),
  photos: z.array(photo).max(60).nullable(),
});

const person = z.object({ name: line, email: line });
const changes = z.array(change).min(1).max(500);
const common = { id: z.string().regex(ORDER_ID), at: line, by: person };
const uploads = z.array(z.string().regex(PHOTO_ID)).max(60).default([]);
const answers = z.record(z.string(), z.string().max(20_000).transform(writtenText));

const row = z.object({
  row: z.int().min(1),
  cells: z.partialRecord(z.enum(REGISTER_FIELDS), z.string().max(2000).transform(writtenLine)),
});

const order = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('preview'), changes }),
  z.object({ ...common, type: z.literal('publish'), changes, words: line }),
  z.object({ ...common, type: z.literal('undo'), version: z.string().regex(/^[0-9a-f]{40}$/) }),
  z.object({
    ...common,
    type: z.literal('check'),
    file,
    facts: z.array(line).min(1).max(100),
    answer: z.enum(['same', 'changed', 'unreachable']),
  }),
  z.object({
    ...common,
    type: z.literal('move'),
    file,
    to: z.string().refine(isContentName).nullable(),
  }),
  z.object({ ...common, type: z.literal('redirect'), from: z.string().refine(mayBeLost), file }),
  z.object({ ...common, type: z.literal('draft'), answers, reference: line, photos: uploads }),
  z.object({ ...common, type: z.literal('accept'), answers, receivedAt: line, reference: line }),
  z.object({
    ...common,
    type: z.literal('register'),
    name: line,
    source: z.enum(REGISTER_SOURCES),
    rows: z.array(row).min(1).max(MOST_REGISTER_ROWS),
    step: z.enum(['look', 'preview', 'publish']),
  }),
]);

/** Validates what the web process wrote; null if it is no order. An order may name only content files. */
export function readOrder(value: unknown): Order | null {
  const { data } = order.safeParse(value);
  return (data as Order | undefined) ?? null; // the schema has the contract's shape
}
