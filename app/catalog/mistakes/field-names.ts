import type { z } from 'zod';

/** The names an object of this schema may hold at the place the issue speaks of. */
export function fieldNames(schema: z.ZodType, { path, input }: z.core.$ZodIssue): string[] {
  let at: unknown = schema;
  for (const step of path) {
    const inner = unwrap(at);
    at = isObjectSchema(inner) ? inner.shape[String(step)] : entryOf(inner);
  }
  const found = memberFor(input, unwrap(at));
  return isObjectSchema(found) ? Object.keys(found.shape) : [];
}

/** What each entry of a list or a record must be. */
function entryOf(schema: unknown): unknown {
  const { element, valueType } = (schema ?? {}) as { element?: unknown; valueType?: unknown };
  return element ?? valueType;
}

/** The member of a union that fits the input, where one field tells the members apart. */
function memberFor(input: unknown, schema: unknown): unknown {
  const { options, def } = (schema ?? {}) as { options?: unknown[]; def?: { discriminator?: string } };
  const key = def?.discriminator;
  if (!options || !key) return schema;
  const value = (input as Record<string, unknown> | undefined)?.[key];
  return options.find((option) => isObjectSchema(option) && (option.shape[key] as z.ZodType).safeParse(value).success);
}

/** Steps out of `.nullable()`, `.default()` and the like: the schema library gives no public walk over them. */
function unwrap(schema: unknown): unknown {
  const inner = (schema as { def?: { innerType?: unknown } } | undefined)?.def?.innerType;
  return inner === undefined ? schema : unwrap(inner);
}

function isObjectSchema(schema: unknown): schema is { shape: Record<string, unknown> } {
  return typeof schema === 'object' && schema !== null && 'shape' in schema;
}
