import css from './post-tags.module.css';

/** The subjects of an article; `lang` is the language of the tags, where it is not the page's. */
export function PostTags({ label, tags, lang }: { label: string; tags: string[]; lang?: string | undefined }) {
  if (tags.length === 0) return null;
  return (
    <ul className={css.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} lang={lang}>
          {tag}
        </li>
      ))}
    </ul>
  );
}
