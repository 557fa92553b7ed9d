import type { DeskSchema } from './content.ts';

/** What the owner's form calls a value that nobody knows, and the buttons that take a group or a picture away. */
export const NO_VALUE = { unknown: 'No se sabe', remove: 'Quitar', removePicture: 'Sacar la imagen' };

/** The words of the control by which her form leaves an optional field without a value. */
export function noValue(schema: DeskSchema): string {
  const members = [schema, ...(schema.anyOf ?? [])];
  if (members.some((one) => one['x-desk'] === 'picture')) return NO_VALUE.removePicture;
  if (members.some(({ properties }) => properties)) {
    // Several groups to choose from are a choice; a single one is added and taken away.
    const isChoice = members.filter(({ type }) => type !== 'null' && type !== undefined).length > 1;
    if (!isChoice) return NO_VALUE.remove;
  }
  return schema['x-none'] ?? NO_VALUE.unknown;
}

/** Whether a field may be left without a value. */
export const mayLack = ({ type, anyOf = [], oneOf = [], enum: values = [], const: only }: DeskSchema): boolean =>
  [type].flat().includes('null') || values.includes(null) || only === null || [...anyOf, ...oneOf].some(mayLack);
