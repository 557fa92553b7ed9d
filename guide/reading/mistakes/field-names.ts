import type { z } from 'zod';
import { valueAt } from '#reading/value-at.ts';

/** The field names that this schema allows at the path of the issue. */
export function fieldNames(schema: z.ZodType, { path, input }: z.core.$ZodIssue): string[] {
  let at: unknown = schema;
  for (const step of path) {
    const inner = unwrap(at);
    at = isObjectSchema(inner) ? inner.shape[String(step)] : entryOf(inner);
  }
  const found = memberFor(input, unwrap(at));
  return isObjectSchema(found) ? Object.keys(found.shape) : [];
}

/** The schema of the entries of a list or a record. */
function entryOf(schema: unknown): unknown {
  return valueAt(schema, ['element']) ?? valueAt(schema, ['valueType']);
}

/** The member of a discriminated union that fits the input; any other schema is returned as it is. */
function memberFor(input: unknown, schema: unknown): unknown {
  const [options, key] = [valueAt(schema, ['options']), valueAt(schema, ['def', 'discriminator'])];
  if (!Array.isArray(options) || typeof key !== 'string' || key === '') return schema;
  const value = valueAt(input, [key]);
  return options.find((option) => isObjectSchema(option) && (option.shape[key] as z.ZodType).safeParse(value).success);
}

/** Unwraps `.nullable()`, `.default()` and the like: the schema library has no public API for it. */
function unwrap(schema: unknown): unknown {
  const inner = valueAt(schema, ['def', 'innerType']);
  return inner === undefined ? schema : unwrap(inner);
}

function isObjectSchema(schema: unknown): schema is { shape: Record<string, unknown> } {
  return typeof schema === 'object' && schema !== null && 'shape' in schema;
}
