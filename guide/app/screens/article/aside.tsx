import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import css from './aside.module.css';
import type { Aside as AsideView, NotedLink } from './aside.server.ts';

/** What helps beside an article; on a phone it follows the text. */
export function Aside({ aside: { far, call, more }, children }: { aside: AsideView; children: ReactNode }) {
  return (
    <aside className={css.aside} aria-label={far.title}>
      <div className={css.parts}>
        {far.items.length > 0 && (
          <section aria-labelledby="lejos">
            <h2 id="lejos">{far.title}</h2>
            <Links links={far.items} />
          </section>
        )}
        <section aria-labelledby="llamar">
          <h2 id="llamar">{call.title}</h2>
          <ul className={css.calls}>
            {call.items.map(({ href, label, note }) => (
              <li key={href}>
                <a className={buttonClass('outline')} href={href} aria-label={`${note}: ${label}`}>
                  <Phone size={18} aria-hidden /> {label}
                </a>
                <span>{note}</span>
              </li>
            ))}
          </ul>
          <Link to={call.all.href}>{call.all.label}</Link>
        </section>
        {more.items.length > 0 && (
          <section aria-labelledby="otras">
            <h2 id="otras">{more.title}</h2>
            <Links links={more.items} />
          </section>
        )}
        {children}
      </div>
    </aside>
  );
}

function Links({ links }: { links: NotedLink[] }) {
  return (
    <ul>
      {links.map(({ href, label, note, lang }) => (
        <li key={href} lang={lang}>
          <Link to={href}>{label}</Link>
          {note && <span>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
