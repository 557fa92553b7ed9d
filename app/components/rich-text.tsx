import css from './rich-text.module.css';

/** A longer text: `html` was checked by `catalog/strict-html.ts` when the site was built. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: checked at build time by strictHtml
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
