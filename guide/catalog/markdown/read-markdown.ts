import { ContentError, collectProblems } from '#reading/problems.ts';
import { readText } from '#reading/read-file.ts';
import { readFrontMatter } from './front-matter.ts';
import { type MarkdownText, readMarkdownText } from './markdown-text.ts';

/** A file with front matter between two lines of `---`, and a text below. `facts` are not checked yet. */
export type MarkdownFile = { file: string; facts: unknown; text: MarkdownText };

const FENCE = '---';

/**
 * Reads one Markdown file below `root`.
 * @throws {ContentError} one sentence for each mistake, with file and line
 */
export function readMarkdown(root: string, file: string): MarkdownFile {
  const lines = readText(root, file).split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) {
    throw new ContentError([
      `${file}: line 1 must be ${FENCE}, with the facts below it and ${FENCE} again below them.`,
    ]);
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (end < 0) {
    throw new ContentError([`${file}: the facts that begin on line 1 do not end; write ${FENCE} below them.`]);
  }
  const body = lines.slice(end + 1).join('\n');
  if (body.trim() === '') {
    throw new ContentError([`${file}: has no text; write it below the ${FENCE} on line ${end + 1}.`]);
  }
  const parts = [
    // Lines are counted from 1, and the first one is the `---`.
    () => readFrontMatter(`${lines.slice(1, end).join('\n')}\n`, file, 2),
    () => readMarkdownText(body, file, end + 2),
  ] as const;
  const [facts, text] = collectProblems(parts, (read) => read());
  return { file, facts, text: text as MarkdownText }; // in the order of the parts
}
