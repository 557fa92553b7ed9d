import type { Kind } from '#desk/contract/content.ts';
import { ask, explain, type Reply } from './request.ts';
import { store } from './store.ts';

export type Content = Reply<'GET content'>;

const content = store<{ value: Content | null; error: string | null }>({ value: null, error: null });

/** Reads anew what lists and forms need: at the start, and when something was published. */
export async function loadContent(): Promise<void> {
  try {
    const value = await ask('GET content');
    content.set(() => ({ value, error: null }));
  } catch (error) {
    content.set((before) => ({ ...before, error: explain(error) }));
  }
}

/** What lists and forms need; null until it is there. */
export const useContentState = content.use;

/**
 * What lists and forms need, below a screen that waits for it.
 * @throws where it is not loaded yet
 */
export function useContent(): Content {
  const { value } = content.use();
  if (!value) throw new Error('The content is not loaded yet.');
  return value;
}

/** The kind of a file by its path, also of one that is not published yet: its folder is that of its kind's other files. */
export function kindOf(file: string, { files, kinds }: Pick<Content, 'files' | 'kinds'>): Kind | null {
  const folder = folderOf(file);
  const known = files.find((one) => one.file === file) ?? files.find((one) => folderOf(one.file) === folder);
  return kinds.find(({ id }) => id === known?.kind || id === kindOfFolder(folder)) ?? null;
}

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** "content/collections/bodegas/listings" → "bodegas"; "content/events" → "events". */
const kindOfFolder = (folder: string): string => /^content\/(?:collections\/)?([^/]+)/.exec(folder)?.[1] ?? '';

/** The folder in which a new file of a kind begins; how its files are called is the contract's. */
export function folderOfKind({ id }: Pick<Kind, 'id'>, files: readonly { file: string; kind: string }[]): string {
  const known = files.find(({ kind }) => kind === id);
  if (known) return folderOf(known.file);
  return ['places', 'posts', 'events'].includes(id) ? `content/${id}` : `content/collections/${id}/listings`;
}
