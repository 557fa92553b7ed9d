import css from './post-tags.module.css';

/** What an article is about. */
export function PostTags({ label, tags }: { label: string; tags: string[] }) {
  return (
    <ul className={css.tags} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
