import type { BuildContext } from '#app/page/build-context.ts';
import { destinationAt } from '#app/page/destination.server.ts';
import { linksIn } from '#catalog/content/links.ts';
import { ideaFacts } from '#catalog/ideas/idea-facts.ts';
import { translate } from '#catalog/languages/translate.ts';
import { checkLanguages } from '#catalog/mistakes/written-languages.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { isContentName } from '#common/lib/address/content-name.ts';
import { linesOf } from '#reading/lines.ts';
import { ContentError, collectProblems, parseContent } from '#reading/problems.ts';
import { filesIn, readJson } from '#reading/read-file.ts';

const FOLDER = 'content/ideas';
export type Idea = {
  id: string;
  title: string;
  text: string;
  /** Its own print or that of one of its entries; no two ideas show the same. */
  picture: Picture;
  entries: { href: string; name: string; lang?: string; say: string; why: string }[];
};

/**
 * Reads the ideas: one file each in `content/ideas`, in the order of their positions.
 * @throws {ContentError} one sentence for each mistake in any file
 */
export function readIdeas(context: BuildContext): Idea[] {
  const files = filesIn(context.catalogue.root, FOLDER).filter((name) => name !== 'README.md');
  const ideas = collectProblems(files, (name) => readIdea(name, context));
  const used = new Set<string>();
  return ideas
    .toSorted((a, b) => a.position - b.position)
    .map(({ id, title, text, own, entries }) => {
      const picture = own ?? (entries.find(({ picture }) => !used.has(picture.src)) ?? entries[0])?.picture;
      if (!picture) throw new Error(`The idea ${id} has no entries, although its schema asks for one.`);
      used.add(picture.src);
      return { id, title, text, picture, entries: entries.map(({ picture: _, ...entry }) => entry) };
    });
}

type Named = { name: string; lang?: string; picture: Picture };

function readIdea(name: string, context: BuildContext) {
  const { catalogue, language, links } = context;
  const file = `${FOLDER}/${name}`;
  const id = name.replace(/\.json$/, '');
  if (!name.endsWith('.json') || !isContentName(id)) {
    throw new ContentError([
      `${file}: an idea is a file such as con-chicos.json; its name is its address on the page.`,
    ]);
  }
  const written = readJson(catalogue.root, file);
  const lineOf = linesOf(written);
  const spanish = parseContent(ideaFacts, written, file);
  checkLanguages(written, file, catalogue.locales.languages);
  for (const [code, words] of Object.entries(spanish.translations)) translate(spanish, words, `${file} (${code})`);
  links.push(...linksIn(ideaFacts, spanish, file, lineOf));
  const { position, title, text, picture, entries } = translate(
    spanish,
    spanish.translations[language] ?? {},
    `${file} (${language})`,
  );
  const problems: string[] = [];
  const told = entries.flatMap(({ link, say, why }, index) => {
    const found = named(context, link);
    if (typeof found !== 'string') return [{ href: link, ...found, say, why }];
    problems.push(`${file}: "entries.${index}.link" is "${link}", ${found}`);
    return [];
  });
  if (problems.length > 0) throw new ContentError(problems);
  const own = picture && catalogue.pictures.add(picture, 'card', { file, field: 'picture.print' });
  return { id, position, title, text, own, entries: told };
}

/** What is at an address, or why an idea cannot lead there. */
function named(context: BuildContext, link: string): Named | string {
  const found = destinationAt(context, link);
  if (!found || found.isBrief) return 'but an idea must lead to a place or to a listing of the guide.';
  if (found.isSample) return 'which is a sample listing; an idea leads only to what exists.';
  const { name, lang, picture } = found;
  return { name, ...(lang && { lang }), picture };
}
