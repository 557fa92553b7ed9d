import css from './steps.module.css';

type Props = { steps: { title: string; text: string }[] };

/** What happens, in order. */
export function Steps({ steps }: Props) {
  return (
    <ol className={css.steps}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
