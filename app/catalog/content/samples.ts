/** What is made up to show how the guide looks, and how it is left out of the guide that visitors rely on. */

type Fields = Record<string, unknown>;

/**
 * A listing's file without the fields that it calls samples, changed in place so that its lines stay known; whether it
 * has the club's badge is no, and the rest is as if nobody had written it.
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

/** The same content without the entries of its lists that say `"sample": true`, at any depth. */
export function withoutSamples<Content>(content: Content): Content {
  if (Array.isArray(content)) return content.filter((one) => !isSample(one)).map(withoutSamples) as Content; // a list stays one
  if (!isGroup(content)) return content;
  const entries = Object.entries(content).map(([name, inner]) => [name, withoutSamples(inner)]);
  return Object.fromEntries(entries) as Content; // the same names
}

const isGroup = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSample = (value: unknown): boolean => isGroup(value) && value.sample === true;
