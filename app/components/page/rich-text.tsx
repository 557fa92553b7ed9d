import css from './rich-text.module.css';

/**
 * A longer text, and its language where that is not the page's: `html` was made from checked Markdown by
 * `catalog/markdown/markdown-text.ts`.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked at build time
  return <div className={css.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
