/** Removes content that was made up to show how the guide looks from the guide that visitors rely on. */

type Fields = Record<string, unknown>;

/**
 * Removes a listing's sample fields in place, so that the lines of its file stay known. Booleans, such as membership of
 * the club, become false; other fields are deleted, along with their translations.
 */
export function withoutSampleFields(file: unknown): unknown {
  if (!isGroup(file) || !Array.isArray(file.sampleFields)) return file;
  const { translations } = file;
  for (const field of file.sampleFields.map(String)) {
    if (typeof file[field] === 'boolean') file[field] = false;
    else delete file[field];
    if (isGroup(translations)) for (const texts of Object.values(translations)) if (isGroup(texts)) delete texts[field];
  }
  file.sampleFields = [];
  return file;
}

/** Returns the content without the list entries that have `"sample": true`, at any depth. */
export function withoutSamples<Content>(content: Content): Content {
  if (Array.isArray(content)) return content.filter((one) => !isSample(one)).map(withoutSamples) as Content; // a list stays one
  if (!isGroup(content)) return content;
  const entries = Object.entries(content).map(([name, inner]) => [name, withoutSamples(inner)]);
  return Object.fromEntries(entries) as Content; // the same names
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSample = (value: unknown): boolean => isGroup(value) && value.sample === true;
