import type { z } from 'zod';

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
  const { element, valueType } = (schema ?? {}) as { element?: unknown; valueType?: unknown };
  return element ?? valueType;
}

/** The member of a discriminated union that fits the input; any other schema is returned as it is. */
function memberFor(input: unknown, schema: unknown): unknown {
  const { options, def } = (schema ?? {}) as { options?: unknown[]; def?: { discriminator?: string } };
  const key = def?.discriminator;
  if (!options || !key) return schema;
  const value = (input as Record<string, unknown> | undefined)?.[key];
  return options.find((option) => isObjectSchema(option) && (option.shape[key] as z.ZodType).safeParse(value).success);
}

/** Unwraps `.nullable()`, `.default()` and the like: the schema library has no public API for it. */
function unwrap(schema: unknown): unknown {
  const inner = (schema as { def?: { innerType?: unknown } } | undefined)?.def?.innerType;
  return inner === undefined ? schema : unwrap(inner);
}

function isObjectSchema(schema: unknown): schema is { shape: Record<string, unknown> } {
  return typeof schema === 'object' && schema !== null && 'shape' in schema;
}
