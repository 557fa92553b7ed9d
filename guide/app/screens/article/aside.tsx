import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import css from './aside.module.css';
import type { Aside } from './aside.server.ts';

const THUMB = '140px';

/** What helps beside a chapter; on a phone it follows the chapter. */
export function Beside({ children }: { children: ReactNode }) {
  return (
    <div className={css.aside}>
      <div className={css.parts}>{children}</div>
    </div>
  );
}

export function Far({ far }: Pick<Aside, 'far'>) {
  if (far.items.length === 0) return null;
  return (
    <section aria-labelledby="lejos">
      <h2 id="lejos">{far.title}</h2>
      <ul>
        {far.items.map(({ href, label, note, lang }) => (
          <li key={href} lang={lang}>
            <Link to={href}>{label}</Link>
            {note && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The day at a glance, where a window has room for it beside the text. */
export function Hours({ hours: { title, items } }: { hours: NonNullable<Aside['hours']> }) {
  return (
    <nav className={css.hours} aria-labelledby="horas">
      <h2 id="horas">{title}</h2>
      <ol>
        {items.map(({ href, label, title }) => (
          <li key={href}>
            <a href={href}>
              <b>{label}</b> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function Call({ call }: Pick<Aside, 'call'>) {
  return (
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
  );
}

export function More({ more }: Pick<Aside, 'more'>) {
  if (more.items.length === 0) return null;
  return (
    <section aria-labelledby="otras">
      <h2 id="otras">{more.title}</h2>
      <ul>
        {more.items.map(({ href, label, lang, picture }) => (
          <li key={href} className={css.post} lang={lang}>
            <Picture picture={picture} sizes={THUMB} isDecorative />
            <Link className={css.name} to={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
