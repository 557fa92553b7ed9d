import type { z } from 'zod';
import { type Mapper, mapByType } from '#catalog/content/map-by-type.ts';
import {
  type FramedContent,
  openingPicture,
  type PictureContent,
  picture,
  type ThemedContent,
  themedOpening,
  themedPicture,
  themedWide,
  tilePicture,
  widePicture,
} from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { HeaderStyle } from '#engine/built-page.ts';
import { BESIDE_TITLE, type Pictures, type Place } from '#pictures/pictures.ts';
import { type LineOf, where } from '#reading/lines.ts';

/** `Content` with every picture resolved. */
export type WithPictures<Content> = Content extends PictureContent
  ? Picture
  : Content extends (infer Item)[]
    ? WithPictures<Item>[]
    : Content extends object
      ? { [Key in keyof Content]: WithPictures<Content[Key]> }
      : Content;

/**
 * Resolves every picture that a page's content names. The schema defines where they are, and in what proportions the
 * page shows them.
 * @throws {ContentError} naming the line and the field whose print is missing or does not fit
 */
export function withPictures<Schema extends z.ZodType>(
  schema: Schema,
  content: z.output<Schema>,
  file: string,
  { pictures, header, lineOf }: { pictures: Pictures; header: HeaderStyle; lineOf: LineOf },
): WithPictures<z.output<Schema>> {
  const placeOf = (path: string[]): Place => {
    const field = [...path, 'print'];
    return {
      // Looked up for a picture that cannot be shown only.
      get file() {
        return where(file, lineOf(field));
      },
      field: field.join('.'),
    };
  };
  const finish =
    (add: (content: FramedContent, place: Place) => Picture): Mapper =>
    (value, path) =>
      add(value as FramedContent, placeOf(path)); // checked by its schema
  const themed =
    (add: (content: FramedContent, place: Place) => Picture): Mapper =>
    (value, path) => {
      const { night, ...day } = value as ThemedContent; // checked by its schema
      const { focus } = day;
      return {
        ...add(day, placeOf(path)),
        ...(night && { night: add({ focus, ...night }, placeOf([...path, 'night'])) }),
      };
    };
  const addCard = (content: PictureContent, place: Place) => pictures.add(content, 'card', place);
  const addWide = (content: FramedContent, place: Place) => pictures.add(content, 'hero', place, content.focus);
  const addOpening = (content: FramedContent, place: Place) =>
    header === 'transparent'
      ? pictures.addOpening(content, place)
      : addWide({ ...content, focus: content.focus ?? BESIDE_TITLE }, place);
  const mappers = new Map<z.core.$ZodType, Mapper>([
    [picture, finish(addCard)],
    [themedPicture, themed(addCard)],
    [widePicture, finish(addWide)],
    [tilePicture, finish((content, place) => pictures.add(content, 'tile', place))],
    [openingPicture, finish(addOpening)],
    [themedOpening, themed(addOpening)],
    [themedWide, themed(addWide)],
  ]);
  return mapByType(schema, content, mappers) as WithPictures<z.output<Schema>>; // the same shape, picture for picture
}
