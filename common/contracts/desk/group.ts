import type { Json } from './content.ts';

/** A JSON object: the fields of a file, or of a part of it. */
export type Group = { [key: string]: Json };

export const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
