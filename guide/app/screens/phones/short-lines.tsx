import css from './short-lines.module.css';
import type { PhonesData } from './views.ts';

/** The short emergency numbers, the one for any emergency first. */
export function ShortLines({ shortLines: { title, lines } }: { shortLines: PhonesData['shortLines'] }) {
  return (
    <section className={css.short} aria-labelledby="lineas-cortas">
      <h2 id="lineas-cortas">{title}</h2>
      <ul>
        {lines.map(({ id, title, detail, href, label, name }) => (
          <li key={id} id={`linea-${id}`}>
            <a href={href} aria-label={name}>
              {label}
            </a>
            <p>
              <strong>{title}</strong> {detail}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
