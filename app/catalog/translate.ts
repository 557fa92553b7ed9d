import { ContentError } from './problems.ts';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/**
 * Lays `translation` over `content`: the same shape, only the texts that were translated.
 * @throws {ContentError} when the translation names a field that the Spanish does not have, or a list of another length.
 */
export function translate<Content>(content: Content, translation: unknown, file: string): Content {
  return lay(content as Json, translation as Json, [], file) as Content;
}

function lay(content: Json, translation: Json, path: string[], file: string): Json {
  const fail = (why: string): never => {
    throw new ContentError([`${file}: "${path.join('.')}" ${why}.`]);
  };
  if (typeof translation === 'string') {
    return typeof content === 'string' ? translation : fail('is translated, but there is no such text in Spanish');
  }
  if (Array.isArray(translation)) {
    if (!Array.isArray(content)) return fail('is a list, but it is none in Spanish');
    if (content.length !== translation.length) {
      return fail(`has ${translation.length} entries, but ${content.length} in Spanish; they must match one to one`);
    }
    return content.map((item, index) => lay(item, translation[index] as Json, [...path, String(index)], file));
  }
  if (typeof translation === 'object' && translation !== null) {
    if (typeof content !== 'object' || content === null || Array.isArray(content)) {
      return fail('is a group of texts, but it is none in Spanish');
    }
    const result = { ...content };
    for (const [key, value] of Object.entries(translation)) {
      result[key] = lay(content[key] as Json, value, [...path, key], file);
    }
    return result;
  }
  return content === translation ? content : fail('is no text; only texts are translated');
}
