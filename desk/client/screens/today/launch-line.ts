type File = { file: string; title: string };

/** A file as lists in the terminal name it: by its whole path, or a listing as "cultura/museo-de-la-sal". */
const NAMED = /\s*\(?\b(content\/[\w/.-]+\.(?:json|md)|[a-z-]+\/[a-z0-9-]+)\)?(:?)/;

/** A line for the owner: the file that it names by its path gets its title, and can be opened. */
export function linkIn(line: string, files: readonly File[]): { text: string; file: string | null } {
  const [found = '', name = '', colon = ''] = NAMED.exec(line) ?? [];
  const path = name.startsWith('content/') ? name : name.replace('/', '/listings/');
  const known = files.find(({ file }) => file === path || file === `content/collections/${path}.json`);
  if (!known) return { text: line, file: null };
  const isBeside = found.trimStart().startsWith('(');
  const title = isBeside ? '' : `${found.startsWith(' ') ? ' ' : ''}«${known.title}»`;
  return { text: line.replace(found, () => `${title}${colon}`), file: known.file };
}
