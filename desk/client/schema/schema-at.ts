import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { entryName } from './entry-name.ts';
import { type Path, valueAt } from './paths.ts';
import { fits, labelOf, shapeOf } from './shape.ts';

/** The schema of the field at a path of a value; null if there is none. */
export function schemaAt(root: DeskSchema, value: Json, path: Path): DeskSchema | null {
  let schema: DeskSchema | undefined = root;
  for (const [index, step] of path.entries()) {
    if (!schema) return null;
    schema = inner(schema, valueAt(value, path.slice(0, index)), step, root);
  }
  return schema ?? null;
}

/** The same, and of a union the option that the value has. */
export function memberAt(root: DeskSchema, value: Json, path: Path): DeskSchema | null {
  const schema = schemaAt(root, value, path);
  if (!schema) return null;
  const { shape, schema: resolved } = shapeOf(schema, root);
  if (shape.type !== 'union') return resolved;
  return shape.options.find((option) => fits(valueAt(value, path), option, root)) ?? null;
}

/** The key of the neighbour that holds the address of what the text at a path names; undefined if none does. */
export function pageKeyOf(root: DeskSchema, value: Json, path: Path): string | undefined {
  const beside = memberAt(root, value, path.slice(0, -1))?.properties ?? {};
  return Object.keys(beside).find((key) => beside[key]?.['x-named-by'] === path.at(-1));
}

function inner(schema: DeskSchema, value: Json | undefined, step: string | number, root: DeskSchema) {
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'union') {
    const option: DeskSchema | undefined =
      shape.options.find((one) => fits(value, one, root)) ?? shape.options.find((one) => one.properties?.[step]);
    return option && shapeInner(option, step, root);
  }
  return shapeInner(schema, step, root);
}

function shapeInner(schema: DeskSchema, step: string | number, root: DeskSchema): DeskSchema | undefined {
  const { shape } = shapeOf(schema, root);
  if (shape.type === 'object') return shape.properties.find(([key]) => key === step)?.[1];
  if (shape.type === 'record') return shape.values;
  return shape.type === 'list' ? shape.items : undefined;
}

/** Returns the keys of the object at a path, in the order of its schema. */
export function keyOrder(root: DeskSchema, value: Json): (path: Path) => string[] {
  return (path) => {
    const schema = schemaAt(root, value, path);
    if (!schema) return [];
    const { shape } = shapeOf(schema, root);
    if (shape.type === 'object') return shape.properties.map(([key]) => key);
    if (shape.type !== 'union') return [];
    const at = valueAt(value, path);
    const option = shape.options.find((one) => fits(at, one, root));
    return Object.keys(option?.properties ?? {});
  };
}

/** The readable name of the field at a path: "Contacto › Teléfono", "Caminos › Valle Grande › Estado", "Textos › 2". */
export function labelAt(root: DeskSchema, value: Json, path: Path): string {
  const words = path.map((step, index) => {
    if (typeof step === 'number') return entryName(valueAt(value, path.slice(0, index + 1))) || String(step + 1);
    const schema = schemaAt(root, value, path.slice(0, index + 1));
    return labelOf(step, schema ?? {});
  });
  return words.join(' › ');
}
