/** Markdown and HTML markup; some of it only counts at the start of a line or word. Without lookbehind, which declared browsers lack. */
const MARKS = /\*\*|\]\(|<\/?[a-z][^>]*>|^#{1,6}(?= )|^[-•](?= )|(?:^|\s)\*(?=[^\s*][^*\n]*\*)/im;

/** The first piece of markup in a text that is shown as it is written; null if there is none. */
export const markIn = (text: string): string | null => MARKS.exec(text)?.[0].trim() ?? null;
