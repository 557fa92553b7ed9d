import { WithAge } from '#app/components/facts/with-age.tsx';
import type { FactRow } from '#views/views.ts';
import css from './fact-rows.module.css';

/** Proxies hide mail addresses in links until a script of theirs shows them again: React leaves the words as it finds them. */
const asFound = { suppressHydrationWarning: true };

/** Lists what is known about a place, and what is not. */
export function FactRows({ rows }: { rows: FactRow[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(({ label, text, href, isUnknown, age }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={isUnknown ? css.unknown : undefined}>
            <WithAge age={age}>
              {href ? (
                <a {...asFound} href={href}>
                  {text}
                </a>
              ) : (
                text
              )}
            </WithAge>
          </dd>
        </div>
      ))}
    </dl>
  );
}
