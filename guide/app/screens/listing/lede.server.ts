import { sentenceEnds } from '#common/lib/text/sentences.ts';
import type { Detail, Section } from '#views/views.ts';

/** The longest lede, unless its first sentence alone is longer. */
const LEDE = 170;
/** A description of no more letters is a lede as a whole. */
const WHOLE = 220;

/** The start of a description, below the listing's name; `title` names it if no section does, since nothing is left. */
export type Lede = { text: string; title: string | null };

/** Finds a sentence or two that say at once what a listing is: its short description, or the start of its only one. */
export function partLede({ short, sections }: Pick<Detail, 'short' | 'sections'>): Parted {
  if (short) return { lede: { text: short, title: null }, sections };
  const [first, ...others] = sections;
  if (first?.kind !== 'prose') return { lede: null, sections };
  const text = startOf(first.body);
  const body = first.body.slice(text.length).trim();
  if (!body) return { lede: { text, title: first.title }, sections: others };
  return { lede: { text, title: null }, sections: [{ ...first, body }, ...others] };
}

/** `sections` are without what the lede says. */
type Parted = { lede: Lede | null; sections: Section[] };

function startOf(text: string): string {
  const [paragraph = ''] = text.split('\n', 1);
  if (text === paragraph && text.length <= WHOLE) return text;
  let end = 0;
  for (const next of sentenceEnds(paragraph)) {
    if (end > 0 && next > LEDE) break;
    end = next;
  }
  return end > 0 ? paragraph.slice(0, end) : paragraph;
}
