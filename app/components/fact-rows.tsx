import css from './fact-rows.module.css';

/** A fact with its name. `href` calls it or opens it on a map; `isUnknown`: the text says that nobody confirmed it. */
export type FactRow = { label: string; text: string; href?: string; isUnknown?: boolean };

/** What is known of a place, and what is not. */
export function FactRows({ rows }: { rows: FactRow[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ label, text, href, isUnknown }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isUnknown ? css.unknown : undefined}>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  );
}
