import type { z } from 'zod';
import { checkTexts } from '#catalog/content/declared-texts.ts';
import { type InnerLink, linksIn } from '#catalog/content/links.ts';
import { translate } from '#catalog/languages/translate.ts';
import { NAME_PATTERN } from '#common/lib/address/content-name.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { linesOf, nearestLine, where } from '#reading/lines.ts';
import { ContentError, collectProblems, parseContent } from '#reading/problems.ts';
import { filesIn, foldersIn } from '#reading/read-file.ts';
import type { MarkdownText } from './markdown-text.ts';
import { type MarkdownFile, readMarkdown } from './read-markdown.ts';

/** An entry in one language: the file's contents, or its translation. */
export type InLanguage<Facts> = Facts & {
  text: MarkdownText;
  /** The `lang` attribute for Spanish texts that nobody has translated yet; undefined in the page's own language. */
  lang: string | undefined;
};

/** One Spanish file with its translations. */
export type MarkdownEntry<Facts> = {
  /** The file's name without its extension; the page's address ends with it. */
  slug: string;
  file: string;
  in(language: string): InLanguage<Facts>;
  /** The fields of the Spanish front matter that lead to pages of this site; links in the text are in `text.links`. */
  links: InnerLink[];
  /** The beginning of a sentence about a field of the Spanish front matter: the file and the line. */
  at(path: PropertyKey[]): string;
};

type Folder<Facts extends z.ZodType> = {
  folder: string;
  /** The word for one file in error messages: "place". */
  noun: string;
  facts: Facts;
  /** The translatable fields of the front matter, each optional: a missing one stays Spanish. */
  words: z.ZodType;
  /** Whether a file may have a folder of its name, with its photographs. */
  hasPhotos?: boolean;
};

const NAME = new RegExp(`^(?<slug>${NAME_PATTERN})(?:\\.(?<language>[^.]+))?\\.md$`);

/**
 * Reads a folder of Markdown files: `<slug>.md` in Spanish and `<slug>.<language>.md` beside it. A README.md is for the
 * writer, and skipped.
 * @param languages all languages of the guide
 * @throws {ContentError} one sentence for each mistake in any file, and for each file that does not belong here
 */
export function readMarkdownFolder<Facts extends z.ZodType<object>>(
  root: string,
  languages: string[],
  description: Folder<Facts>,
): MarkdownEntry<z.output<Facts>>[] {
  const { folder } = description;
  const names = filesIn(root, folder).filter((name) => name !== 'README.md');
  checkNames(names, description.hasPhotos ? [] : foldersIn(root, folder), languages, description);
  const spanish = names.filter((name) => !NAME.exec(name)?.groups?.language);
  return collectProblems(spanish, (name) => {
    const slug = name.slice(0, -'.md'.length);
    const others = languages.filter((code) => names.includes(`${slug}.${code}.md`));
    return readEntry(root, slug, others, description);
  });
}

function readEntry<Facts extends z.ZodType<object>>(
  root: string,
  slug: string,
  languages: string[],
  { folder, facts: schema, words }: Folder<Facts>,
): MarkdownEntry<z.output<Facts>> {
  const fileIn = (language: string) => `${folder}/${slug}${language === SPANISH ? '' : `.${language}`}.md`;
  const file = fileIn(SPANISH);
  const files = collectProblems([SPANISH, ...languages], (language) => {
    const written = readMarkdown(root, fileIn(language));
    parseContent(language === SPANISH ? schema : words, written.facts, written.file);
    return written;
  });
  const [original, ...translated] = files as [MarkdownFile, ...MarkdownFile[]]; // Spanish always comes first
  checkTexts(schema, file);
  const facts = parseContent(schema, original.facts, file);
  const spoken = collectProblems(translated, ({ file, facts: own, text }) => ({
    ...translate(facts, own, file, linesOf(own)),
    text,
    lang: undefined,
  }));
  const byLanguage = new Map(spoken.map((said, index) => [languages[index], said]));
  return {
    slug,
    file,
    in: (language) =>
      byLanguage.get(language) ?? { ...facts, text: original.text, lang: language === SPANISH ? undefined : SPANISH },
    links: linksIn(schema, facts, file, linesOf(original.facts)),
    at: (path) => where(file, nearestLine(linesOf(original.facts), path)),
  };
}

/** Finds files in the folder that would not be read, or not as the writer intended. */
function checkNames(files: string[], folders: string[], languages: string[], { folder, noun }: Folder<z.ZodType>) {
  const codes = languages.filter((code) => code !== SPANISH);
  const mistakeIn = (name: string): string | null => {
    if (!name.endsWith('.md')) return `is no ${noun}; a ${noun} is a text file that ends in .md`;
    const { slug, language } = NAME.exec(name)?.groups ?? {};
    if (!slug) return `the file name is the ${noun}'s address; use only a-z, 0-9 and single dashes`;
    if (language === undefined) return null;
    if (language === SPANISH) return `Spanish has no language in its file's name; call this file ${slug}.md`;
    if (!codes.includes(language)) {
      return `the guide has no language "${language}", only ${codes.join(', ')}; rename the file, or add content/locales/${language}`;
    }
    return files.includes(`${slug}.md`) ? null : `translates ${slug}.md, which is not there; write that one first`;
  };
  const problems = [
    ...files.map((name) => ({ name, mistake: mistakeIn(name) })),
    ...folders.map((name) => ({ name, mistake: `is a folder, and nobody reads it; put the files into ${folder}` })),
  ].flatMap(({ name, mistake }) => (mistake === null ? [] : [`${folder}/${name}: ${mistake}.`]));
  if (problems.length > 0) throw new ContentError(problems);
}
