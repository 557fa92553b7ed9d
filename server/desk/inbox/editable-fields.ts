import type { ContentFile, Control, DeskSchema, Kind } from '../../../common/contracts/desk/content.ts';

/** A fact of a listing that its business can edit as a single text or number. */
export type EditableField = { name: string; label: string; value: string; control?: Control | undefined };

/** Controls for a single text or number that a visitor reads. */
const CONTROLS = new Set([undefined, 'text', 'long-text', 'phone', 'link', 'instagram', 'facebook', 'money', 'hours']);
/** Fields that the guide decides, not the business. */
const OURS = new Set(['position', 'mapQuery', 'googleMapsLink', 'rating', 'distanceKm']);
/** Longer texts do not fit into the form: the business and the owner change them together. */
const LONGEST = 1000;

/** The facts of a listing that are one text or number, in its form's order. */
export function editableFieldsIn({ value }: ContentFile, { schema }: Kind): EditableField[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const now = value[name] ?? '';
    if (OURS.has(name) || !field.title || !CONTROLS.has(field['x-desk']) || field.enum || !isPlain(field)) return [];
    if ((typeof now !== 'string' && typeof now !== 'number') || String(now).length > LONGEST) return [];
    return [{ name, label: field.title, value: String(now), control: field['x-desk'] }];
  });
}

const PLAIN = new Set(['string', 'number', 'integer', 'null']);

function isPlain({ type, anyOf }: DeskSchema): boolean {
  if (anyOf) return anyOf.every((one) => !one.enum && isPlain(one));
  return type !== undefined && [type].flat().every((one) => PLAIN.has(one));
}
