import css from './post-line.module.css';

type Props = {
  post: { author: string; lang?: string; date: { iso: string; text: string }; readingTime: string };
  /** In a list of the guide's own articles, who wrote them is said in each. */
  hasAuthor?: boolean;
};

/** An article's author, date and reading time. */
export function PostLine({ post: { author, lang, date, readingTime }, hasAuthor = true }: Props) {
  return (
    <ul className={css.line}>
      {hasAuthor && <li lang={lang}>{author}</li>}
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      <li>{readingTime}</li>
    </ul>
  );
}
