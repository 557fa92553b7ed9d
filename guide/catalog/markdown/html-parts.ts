import { plainText } from './html-sections.ts';

/** One part of a text: a heading of any level with the content below it, or the content before the first heading. */
export type HtmlPart = { heading: string | null; html: string };

/** Splits safe HTML before each heading, which stays in its part. */
export function htmlParts(safe: string): HtmlPart[] {
  return safe.split(/(?=<h[23]>)/).flatMap((part) => {
    const html = part.trim();
    const [, heading] = /^<h[23]>(.*?)<\/h[23]>/s.exec(html) ?? [];
    return html === '' ? [] : [{ heading: heading === undefined ? null : plainText(heading), html }];
  });
}
