import type { FactRow } from '#app/catalog/views.ts';
import css from './fact-rows.module.css';

/** Lists what is known about a place, and what is not. */
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
