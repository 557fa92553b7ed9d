import { FOLDERS, type Kind } from '#common/contracts/desk/content.ts';
import { ask, explain, type Reply } from './request.ts';
import { store } from './store.ts';

export type Content = Reply<'GET content'>;

const content = store<{ value: Content | null; error: string | null }>({ value: null, error: null });

/** Loads what lists and forms need: at the start, and again after each publication. */
export async function loadContent(): Promise<void> {
  try {
    const value = await ask('GET content');
    content.set(() => ({ value, error: null }));
  } catch (error) {
    content.set((before) => ({ ...before, error: explain(error) }));
  }
}

/** The content that lists and forms need; null until it has loaded. */
export const useContentState = content.use;

/**
 * The content that lists and forms need, for components that render only once it has loaded.
 * @throws if it has not loaded yet
 */
export function useContent(): Content {
  const { value } = content.use();
  if (!value) throw new Error('The content is not loaded yet.');
  return value;
}

/** The kind of a file by its path. An unpublished file has the kind of the other files in its folder. */
export function kindOf(file: string, { files, kinds }: Pick<Content, 'files' | 'kinds'>): Kind | null {
  const folder = folderOf(file);
  const known = files.find((one) => one.file === file) ?? files.find((one) => folderOf(one.file) === folder);
  return kinds.find(({ id }) => id === known?.kind || id === kindOfFolder(folder)) ?? null;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** "content/collections/bodegas/listings" → "bodegas"; "content/events" → "events". */
const kindOfFolder = (folder: string): string => /^content\/(?:collections\/)?([^/]+)/.exec(folder)?.[1] ?? '';

/** The folder for new files of a kind: that of its other files, else the one that its id implies. */
export function folderOfKind({ id }: Pick<Kind, 'id'>, files: readonly { file: string; kind: string }[]): string {
  const known = files.find(({ kind }) => kind === id);
  if (known) return folderOf(known.file);
  return FOLDERS.includes(id) ? `content/${id}` : `content/collections/${id}/listings`;
}
