import { Phone } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Link } from '#app/components/page/link.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import css from './aside.module.css';
import type { Aside } from './aside.server.ts';

const THUMB = '140px';

/** Above the first chapter: the way back, and the heading with its print. */
const ROWS_ABOVE = 2;
/** A chapter and the print that ends it. */
const ROWS_OF_A_CHAPTER = 2;

/** What helps beside a chapter, counted from 0; on a phone it stands where it is written. */
export function Beside({ chapter, children }: { chapter: number; children: ReactNode }) {
  const row = ROWS_ABOVE + ROWS_OF_A_CHAPTER * chapter + 1;
  return (
    <div className={css.aside} style={{ '--row': row } as CSSProperties}>
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
