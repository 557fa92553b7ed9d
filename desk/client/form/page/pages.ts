import { listingName } from '#common/contracts/desk/listing-file.ts';
import { fold } from '#common/lib/text/fold.ts';
import type { Content } from '../../api/content.ts';

/** A page of the guide as it is looked for: "Valle Grande (Lugares)". */
export type PageChoice = { href: string; name: string; title: string; file: string | null };

/**
 * The pages that another page may lead to: those of content files, and the list of each category. Pages of samples are
 * not among them, because they go when the guide goes live.
 */
export function pageChoices({ files, kinds }: Pick<Content, 'files' | 'kinds'>): PageChoice[] {
  const labels = new Map(kinds.map(({ id, label }) => [id, label]));
  const own = files.flatMap(({ file, title, href, kind, isSample }): PageChoice[] => {
    const label = labels.get(kind) ?? '';
    return href && !isSample ? [{ href, title, file, name: title === label ? title : `${title} (${label})` }] : [];
  });
  const lists = files.flatMap(({ file, href, kind }): [string, PageChoice][] => {
    const label = labels.get(kind) ?? '';
    const list = href?.replace(/\/[^/]+$/, '');
    return list && file.includes('/listings/') ? [[list, { href: list, title: label, name: label, file: null }]] : [];
  });
  return [...own, ...new Map(lists).values()];
}

/** The pages that something may be at: places and listings. */
export const placesAmong = (choices: PageChoice[]): PageChoice[] =>
  choices.filter(({ file }) => file?.startsWith('content/places/') || file?.includes('/listings/'));

/** The listings, each under the name that other files know it by: "bodegas/la-luna". */
export const listingsAmong = (choices: PageChoice[]): PageChoice[] =>
  choices.flatMap((choice) => {
    const name = listingName(choice.file ?? '');
    return name ? [{ ...choice, href: name }] : [];
  });

/** Returns the name of the page at an address, samples too and whatever part of it is meant, or of a listing by its own name. */
export function pageNames(content: Pick<Content, 'files' | 'kinds'>): (value: string) => string | null {
  const pages = pageChoices({ ...content, files: content.files.map((file) => ({ ...file, isSample: false })) });
  const names = new Map([...pages, ...listingsAmong(pages)].map(({ href, name }) => [href, name]));
  return (value) => names.get(value) ?? names.get(value.replace(/[?#].*$/, '')) ?? null;
}

/** The page of this name, or undefined if there is none, or several have it. */
function pageNamed(said: string, choices: PageChoice[]): PageChoice | undefined {
  const named = choices.filter(({ name }) => fold(name) === fold(said));
  const found = named.length > 0 ? named : choices.filter(({ title }) => fold(title) === fold(said));
  return found.length === 1 ? found[0] : undefined;
}

/**
 * What she means by the words in which she says where something is, and the address of that place or listing. Words
 * that add to what was there leave its page; any others that name none take it away.
 */
export function whereabouts(
  text: string,
  { before, page, choices }: { before: string; page: string | null; choices: PageChoice[] },
): { words: string; page: string | null } {
  const found = pageNamed(text.trim(), choices);
  if (found) return { words: found.title, page: found.href };
  const title = choices.find(({ href }) => href === page)?.title ?? '';
  const isSame = [before, title].some((said) => said !== '' && fold(text).includes(fold(said)));
  return { words: text, page: isSame ? page : null };
}

/**
 * The address of the page that she means: by its name, or by its whole address, pasted from the browser. Null if it
 * says nothing of the sort, or several pages have that name.
 */
export function pageAddress(text: string, choices: PageChoice[], origin: string): string | null {
  const said = text.trim();
  if (said.startsWith(`${origin}/`)) return said.slice(origin.length);
  return pageNamed(said, choices)?.href ?? null;
}
