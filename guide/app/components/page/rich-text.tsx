import css from './rich-text.module.css';

/**
 * A longer text; `lang` is set if it differs from the page's language. `catalog/markdown/markdown-text.ts` made `html`
 * from checked Markdown.
 */
export function RichText({ html, lang }: { html: string; lang?: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked at build time
  return <div className={css.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
