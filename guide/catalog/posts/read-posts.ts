import { type MarkdownEntry, readMarkdownFolder } from '#catalog/markdown/markdown-folder.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { articlePath } from '#common/lib/address/paths.ts';
import { type PostFacts, postFacts, postTranslation } from './post-facts.ts';

/** An article of the blog: one file in content/posts, and its translations. */
export type Post = MarkdownEntry<PostFacts> & {
  /** The path of its page, the same in every language. */
  path: string;
};

/**
 * Reads every article in content/posts, newest first.
 * @param languages all languages of the guide
 * @throws {ContentError} one sentence for each mistake in any file
 */
export function readPosts(root: string, languages: string[]): Post[] {
  const entries = readMarkdownFolder(root, languages, {
    folder: 'content/posts',
    noun: 'article',
    facts: postFacts,
    words: postTranslation,
    hasPhotos: true,
  });
  return entries
    .map((entry) => ({ ...entry, path: articlePath(entry.slug) }))
    .sort((a, b) => b.in(SPANISH).date.localeCompare(a.in(SPANISH).date));
}
