/**
 * One part of a text: the content below one `h2`, or before the first. `html` is safe, as it comes from `MarkdownText`.
 */
export type HtmlSection = { title: string | null; html: string };

/** Splits safe HTML at its `h2` headings, which become the titles, as text without markup. */
export function htmlSections(safe: string): HtmlSection[] {
  const [opening = '', ...parts] = safe.split(/<h2>(.*?)<\/h2>/s);
  const sections: HtmlSection[] = opening.trim() === '' ? [] : [{ title: null, html: opening.trim() }];
  for (let index = 0; index < parts.length; index += 2) {
    sections.push({ title: plainText(parts[index] ?? ''), html: (parts[index + 1] ?? '').trim() });
  }
  return sections;
}

/** Returns the text of safe HTML, with the four entities that sanitize-html writes decoded. */
export function plainText(safe: string): string {
  const letters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
  return safe.replace(/<[^>]*>/g, '').replace(/&(?:lt|gt|quot|amp);/g, (entity) => letters[entity] ?? entity);
}
