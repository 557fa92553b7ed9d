import { type HtmlSection, plainText } from '#catalog/markdown/html-sections.ts';

/*
 * Heights in pixels, as a desktop shows them. They need not be exact: what they are wrong by goes into a picture that
 * grows.
 */
const HEADING = 110;
const BLOCK = 16;
const LINE = 29;
const LETTERS_IN_LINE = 70;
const PICTURE = 330;

/** Where a picture stands between the parts of a text that is set in two columns. */
export type Between = {
  /** How many parts stand in the left column. */
  after: number;
  /** Whether it closes the left column; otherwise it opens the right one. */
  isLeft: boolean;
};

/**
 * Returns where a picture stands so that it makes both columns end together; null for a text that cannot be divided. On
 * a phone, where the columns follow one another, it is in the middle of the text.
 */
export function pictureBetween(parts: HtmlSection[]): Between | null {
  const heights = parts.map(heightOf);
  const sum = (some: number[]) => some.reduce((total, height) => total + height, 0);
  const splits = parts.slice(1).map((_, index) => {
    const room = sum(heights.slice(index + 1)) - sum(heights.slice(0, index + 1));
    return { after: index + 1, isLeft: room > 0, off: Math.abs(Math.abs(room) - PICTURE) };
  });
  const [best] = splits.toSorted((a, b) => a.off - b.off);
  return best ? { after: best.after, isLeft: best.isLeft } : null;
}

function heightOf({ html }: HtmlSection): number {
  const blocks = html.match(/<(?:p|li)\b/g)?.length ?? 1;
  return HEADING + blocks * BLOCK + Math.ceil(plainText(html).length / LETTERS_IN_LINE + blocks / 2) * LINE;
}
