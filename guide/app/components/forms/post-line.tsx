import css from './post-line.module.css';

type Props = { post: { author: string; lang?: string; date: { iso: string; text: string }; readingTime: string } };

/** An article's author, date and reading time. */
export function PostLine({ post: { author, lang, date, readingTime } }: Props) {
  return (
    <ul className={css.line}>
      <li lang={lang}>{author}</li>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      <li>{readingTime}</li>
    </ul>
  );
}
