import css from './post-line.module.css';

type Props = { post: { author: string; date: { iso: string; text: string }; readingTime: string } };

/** Who wrote an article, when, and how long it takes. */
export function PostLine({ post: { author, date, readingTime } }: Props) {
  return (
    <ul className={css.line}>
      <li>{author}</li>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      <li>{readingTime}</li>
    </ul>
  );
}
