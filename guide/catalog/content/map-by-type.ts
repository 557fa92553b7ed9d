import type { z } from 'zod';

/** Returns the replacement of a value; `path` leads to it: ["tiles", "0", "link"]. */
export type Mapper = (value: unknown, path: string[]) => unknown;

/**
 * Replaces every value in `content` that `schema` declares with one of the schemas in `mappers`, wrapped or not;
 * schemas are compared by identity. `content` is the output of the schema.
 */
export function mapByType(
  schema: z.core.$ZodType,
  content: unknown,
  mappers: ReadonlyMap<z.core.$ZodType, Mapper>,
  path: string[] = [],
): unknown {
  const mapper = mappers.get(schema);
  if (content === null || content === undefined) return content;
  if (mapper) return mapper(content, path);
  const { def } = (schema as z.core.$ZodTypes)._zod; // zod has no other kinds of types
  const inside = (child: z.core.$ZodType | undefined, value: unknown, key: string) =>
    child ? mapByType(child, value, mappers, [...path, key]) : value;
  switch (def.type) {
    case 'object':
      return mapEntries(content, (value, key) => inside(def.shape[key], value, key));
    case 'record':
      return mapEntries(content, (value, key) => inside(def.valueType, value, key));
    case 'array':
      return (content as unknown[]).map((item, index) => inside(def.element, item, String(index)));
    case 'union': {
      const member = def.options.find((option) => (option as z.ZodType).safeParse(content).success);
      return member ? mapByType(member, content, mappers, path) : content;
    }
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return mapByType(def.innerType, content, mappers, path);
    case 'pipe':
      return mapByType(def.in, content, mappers, path);
    default:
      return content;
  }
}

const mapEntries = (content: unknown, map: (value: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(content as object).map(([key, value]) => [key, map(value, key)]));
