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

/**
 * The address of the page that she means: by its name, or by its whole address, pasted from the browser. Null if it
 * says nothing of the sort, or several pages have that name.
 */
export function pageAddress(text: string, choices: PageChoice[], origin: string): string | null {
  const said = text.trim();
  if (said.startsWith(`${origin}/`)) return said.slice(origin.length);
  const named = choices.filter(({ name }) => fold(name) === fold(said));
  const found = named.length > 0 ? named : choices.filter(({ title }) => fold(title) === fold(said));
  return found.length === 1 ? (found[0]?.href ?? null) : null;
}
