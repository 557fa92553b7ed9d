import { linesOf, nearestLine, where } from '#reading/lines.ts';
import { ContentError } from '#reading/problems.ts';

/**
 * Finds translations that no page would ever show, because the guide lacks the language: "br" for Portuguese.
 * @param value the content of `file`
 * @param languages all languages of the guide, Spanish first
 * @throws {ContentError} one sentence for each such translation
 */
export function checkLanguages(value: unknown, file: string, languages: string[]) {
  const { translations } = (value ?? {}) as { translations?: object };
  const unknown = Object.keys(translations ?? {}).filter((code) => !languages.includes(code));
  if (unknown.length === 0) return;
  const others = languages.slice(1).join(', '); // the first is Spanish
  throw new ContentError(
    unknown.map((code) => {
      const path = ['translations', code];
      return `${where(file, nearestLine(linesOf(value), path))}: "${path.join('.')}" is for the language "${code}", which the guide does not have, only ${others}; correct the code, or add content/locales/${code}.`;
    }),
  );
}
