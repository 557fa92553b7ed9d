import type { Badge } from '#views/views.ts';
import css from './badges.module.css';

export function Badges({ badges }: { badges: Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul className={css.badges}>
      {badges.map(({ text, tone }) => (
        <li key={text} className={css[tone]}>
          {text}
        </li>
      ))}
    </ul>
  );
}
