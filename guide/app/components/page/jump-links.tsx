import { type LucideIcon, Route } from 'lucide-react';
import type { Link } from '#views/views.ts';
import css from './jump-links.module.css';

/** `note`: its answer in a few words. */
export type NotedLink = Link & { note?: string | undefined };

type Props = { contents: { title: string; links: NotedLink[] }; icons: LucideIcon[] };

/** The parts of a long page, one press away: tiles in a row on the first screen of a phone, elsewhere a list. */
export function JumpLinks({ contents: { title, links }, icons }: Props) {
  return (
    <nav className={css.contents} aria-labelledby="contenidos">
      <h2 id="contenidos">{title}</h2>
      <ul>
        {links.map(({ href, label, note }, index) => {
          const Way = icons[index] ?? Route;
          return (
            <li key={href}>
              <a href={href}>
                <Way size={22} aria-hidden /> {label} {note && <small>{note}</small>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
