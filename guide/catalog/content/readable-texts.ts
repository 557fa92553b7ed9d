import type { z } from 'zod';
import { type Mapper, mapByType } from './map-by-type.ts';
import {
  nameText,
  openingPicture,
  openingPrintOrPhoto,
  paragraph,
  picture,
  sameText,
  text,
  themedOpening,
  themedPicture,
  themedWide,
  tilePicture,
  tilePrint,
  widePicture,
} from './schema.ts';

/** Their texts only repeat the text beside them. */
const PICTURES = [
  ...[picture, widePicture, tilePicture, tilePrint, openingPicture],
  ...[openingPrintOrPhoto, themedOpening, themedPicture, themedWide],
];

/**
 * The texts of a content file that visitors read and may search for, in its order: every field that its schema declares
 * as `text`, `paragraph`, `nameText` or `sameText`. Identifiers (`idText`), notes (`noteText`), links and pictures have
 * types of their own.
 */
export function readableTexts(schema: z.ZodType, content: unknown): string[] {
  const texts: string[] = [];
  const read: Mapper = (value) => void texts.push(String(value));
  const pass: Mapper = (value) => value;
  const mappers = [
    ...[text, paragraph, nameText, sameText].map((one) => [one, read] as const),
    ...PICTURES.map((one) => [one, pass] as const),
  ];
  mapByType(schema, content, new Map<z.core.$ZodType, Mapper>(mappers));
  return texts;
}
