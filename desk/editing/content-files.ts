import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import { type DeskSchema, FOLDERS, type Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isContentName, NAME_PATTERN as NAME } from '#common/lib/address/content-name.ts';
import { filesIn, foldersIn } from '#reading/read-file.ts';
import { isEqual } from './equal.ts';
import { withoutDefaults } from './key-order.ts';
import { writeJson } from './write-json.ts';
import { type Markdown, readMarkdown, writeMarkdown } from './write-markdown.ts';

/** The files that the desk edits, with their kinds. An order that names any other file is refused. */
const KINDS: [RegExp, (name: string) => string][] = [
  [new RegExp(`^content/collections/(${NAME})/listings/${NAME}\\.json$`), (collection) => collection],
  [new RegExp(`^content/(places|posts)/${NAME}\\.md$`), (folder) => folder],
  [new RegExp(`^content/(events|ideas)/${NAME}\\.json$`), (folder) => folder],
  [new RegExp(`^content/(pages/${NAME})\\.json$`), (page) => page],
  [/^content\/(menus|site|trip)\.json$/, (name) => name],
];

/** Whether the guide cannot be without a file: it keeps its address, and is never removed. */
export const isFixed = (file: string): boolean => /^content\/(pages\/|(menus|site|trip)\.json$)/.test(file);

/** The kind of a content file; null if the path is not one. */
export function kindOf(file: string): string | null {
  for (const [pattern, kind] of KINDS) {
    const found = pattern.exec(file);
    if (found) return isContentName(idOf(file)) ? kind(found[1] ?? '') : null;
  }
  return null;
}

/** The name of a file without its folder and extension, which ends its page's address. */
export const idOf = (file: string): string => path.basename(file).replace(/\.(json|md)$/, '');

/** The folder with the photographs of a listing, a place, an article or an event; null for other files, which have none. */
export const photosFolder = (file: string): string | null =>
  /^(content\/(?:collections\/[^/]+\/listings|places|posts|events)\/[^/]+)\.(?:json|md)$/.exec(file)?.[1] ?? null;

/** Every file that the desk edits, sorted. */
export function contentFiles(root: string): string[] {
  const listings = foldersIn(root, 'content/collections').flatMap((name) => {
    const files = filesIn(root, listingsFolder(name)).filter((file) => !file.endsWith(DRAFT));
    return files.map((file) => `${listingsFolder(name)}/${file}`);
  });
  const others = [...FOLDERS, 'pages'].flatMap((folder) =>
    filesIn(root, `content/${folder}`).map((file) => `content/${folder}/${file}`),
  );
  const single = ['menus', 'site', 'trip'].map((name) => `content/${name}.json`);
  return [...listings, ...others, ...single].filter((file) => kindOf(file) !== null);
}

/** A file's own text and those of its translations, by path; null for one that does not exist. */
export type Texts = Map<string, string | null>;

/** Reads the texts that belong to a file; `languages` are those of the guide. */
export function readTexts(root: string, file: string, languages: string[]): Texts {
  const parts = file.endsWith('.md') ? languages.map((language) => inLanguage(file, language)) : [file];
  return new Map(parts.map((part) => [part, readIfThere(path.join(root, part))]));
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

/** `content/places/ciudad.md` → `content/places/ciudad.en.md`. */
const inLanguage = (file: string, language: string) =>
  language === 'es' ? file : file.replace(/\.md$/, `.${language}.md`);

/** The hash of a file's texts, by which an edit names the version that it started from. */
export function digestOf(texts: Texts): string {
  const hash = createHash('sha256');
  for (const [part, text] of texts) if (text !== null) hash.update(`${part}\0${text}\0`);
  return hash.digest('hex').slice(0, 32);
}

/**
 * The value that the texts hold; null if the file does not exist.
 * @throws {Error} if a text cannot be read
 */
export function valueIn(file: string, texts: Texts): Json {
  const text = texts.get(file) ?? null;
  if (text === null) return null;
  if (!file.endsWith('.md')) return JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
  const translations = [...texts].flatMap(([part, translated]): [string, Json][] =>
    part === file || translated === null ? [] : [[languageOf(part), readMarkdown(translated)]],
  );
  return { ...readMarkdown(text), ...{ translations: Object.fromEntries(translations) } };
}

const languageOf = (part: string): string => /\.([a-zA-Z-]+)\.md$/.exec(part)?.[1] ?? 'es';

/**
 * The texts that hold `value`, but only those that change; null removes one.
 * @param schema of the kind; for a Markdown file it describes `{ facts, body, translations }`
 * @throws {Error} if `value` has another shape than the file
 */
export function textsFor(file: string, texts: Texts, value: Json, schema?: DeskSchema): Texts {
  const before = valueIn(file, texts);
  const wanted = before === null ? value : withoutDefaults(before, value, schema);
  const written = file.endsWith('.md')
    ? markdownTexts(file, texts, wanted, schema)
    : new Map([[file, wanted === null ? null : writeJson(texts.get(file) ?? null, wanted, schema)]]);
  return new Map([...written].filter(([part, text]) => text !== (texts.get(part) ?? null)));
}

function markdownTexts(file: string, texts: Texts, value: Json, schema: DeskSchema | undefined): Texts {
  if (value === null) return new Map([...texts.keys()].map((part) => [part, null]));
  const { translations = {}, ...own } = asGroup(value);
  const { facts, translations: spoken } = schema?.properties ?? {};
  const translationFacts = (spoken?.additionalProperties as DeskSchema | undefined)?.properties?.facts;
  return new Map(
    [...texts].map(([part, text]) => {
      if (part === file) return [part, writeMarkdown(text, asMarkdown(own), facts)];
      const translated = asGroup(translations)[languageOf(part)];
      if (translated === undefined || isEqual(translated, null)) return [part, null];
      return [part, writeMarkdown(text, asMarkdown(translated), translationFacts)];
    }),
  );
}

function asGroup(value: Json | undefined): Group {
  if (!isGroup(value)) throw new Error('A group was expected.');
  return value;
}

function asMarkdown(value: Json): Markdown {
  const { facts, body } = asGroup(value);
  if (typeof body !== 'string') throw new Error('A text was expected.');
  return { facts: asGroup(facts), body: body.replaceAll('\r\n', '\n').replace(/^\n+|\s+$/g, '') };
}
