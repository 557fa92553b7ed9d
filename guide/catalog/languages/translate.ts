import { entryOfAnotherPlace } from '#catalog/mistakes/translated-order.ts';
import { type LineOf, nearestLine, where } from '#reading/lines.ts';
import { ContentError } from '#reading/problems.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Lays `translation` over `content`: it has the same shape, with only the translated texts.
 * @param lineOf returns the line of `file` that a field of the translation is on
 * @throws {ContentError} when the translation has a field that the Spanish lacks, a list of another length, or a list
 * that is clearly in another order
 */
export function translate<Content>(
  content: Content,
  translation: unknown,
  file: string,
  lineOf: LineOf = () => undefined,
): Content {
  return lay(content as Json, translation as Json, [], { file, lineOf }) as Content;
}

function lay(content: Json, translation: Json, path: PropertyKey[], from: { file: string; lineOf: LineOf }): Json {
  const fail = (why: string): never => {
    throw new ContentError([`${where(from.file, nearestLine(from.lineOf, path))}: "${path.join('.')}" ${why}.`]);
  };
  if (typeof translation === 'string') {
    return typeof content === 'string' ? translation : fail('is translated, but there is no such text in Spanish');
  }
  if (Array.isArray(translation)) {
    if (!Array.isArray(content)) return fail('is a list, but it is none in Spanish');
    if (content.length !== translation.length) {
      return fail(`has ${translation.length} entries, but ${content.length} in Spanish; they must match one to one`);
    }
    checkOrder(content, translation, fail);
    return content.map((item, index) => lay(item, translation[index] as Json, [...path, index], from));
  }
  if (typeof translation === 'object' && translation !== null) {
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      return fail('is a group of texts, but it is none in Spanish');
    }
    const result = { ...content };
    for (const [key, value] of Object.entries(translation)) {
      result[key] = lay(content[key] as Json, value, [...path, key], from);
    }
    return result;
  }
  return content === translation ? content : fail('is no text; only texts are translated');
}

/** Checks the order of a list: entries are matched by position, so a wrong order would put texts on the wrong ones. */
function checkOrder(content: Json[], translation: Json[], fail: (why: string) => never) {
  for (const [index, item] of translation.entries()) {
    const [own, spanish] = [idOf(item), idOf(content[index])];
    if (own !== undefined && spanish !== undefined && own !== spanish) {
      fail(`is "${own}", but "${spanish}" in Spanish; put the entries into the order of the Spanish ones`);
    }
  }
  const misplaced = entryOfAnotherPlace(content, translation);
  if (misplaced) {
    const { said, spanish } = misplaced;
    fail(
      `seems to be in another order than in Spanish: "${said}" stands where "${spanish}" does; put the entries into the order of the Spanish ones`,
    );
  }
}

const idOf = (item: Json | undefined): string | undefined => {
  const id = typeof item === 'object' && item !== null && !Array.isArray(item) ? item.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
