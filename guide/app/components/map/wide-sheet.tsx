import type { ReactNode } from 'react';
import type { PhoneMap } from '#views/views.ts';
import css from './wide-sheet.module.css';

type Props = {
  label: string;
  /** The picture in both themes, its description and its size in pixels. */
  map: { light: string; dark: string; width: number; height: number };
  alt: string;
  /** The width at which the smallest letters are nine pixels high; without one, the sheet is whole at any width. */
  leastPx?: number;
  /** What a phone gets instead, of the same part, whole. */
  phone?: PhoneMap;
  /** What lies over the children: the sheet's names, if these are lines. */
  names?: { light: string; dark: string };
  /** The share of the width at which some browsers begin, before any script runs. */
  centre?: number;
  /** What is drawn over the picture, in percent of it. */
  children: ReactNode;
};

const ON_PHONE = '(max-width: 599px)';

/** A sheet of the guide's own map: whole on a wide screen; on a phone, legible and scrolled sideways. */
export function WideSheet({
  label,
  map: { light, dark, width, height },
  alt,
  leastPx = 0,
  phone,
  names,
  centre,
  children,
}: Props) {
  const style = { aspectRatio: `${width} / ${height}` };
  const whole = `max(100%, ${leastPx}px)`;
  const picture = { width, height, style, loading: 'lazy', decoding: 'async' } as const;
  return (
    <section
      className={css.stage}
      aria-label={label}
      // What scrolls must be reached by keyboard.
      tabIndex={leastPx > 0 ? 0 : undefined}
    >
      <div className={`${css.sheet} ${phone ? css.whole : ''}`} style={{ width: whole }}>
        {/* The theme hides one of the two, and a hidden lazy picture is not loaded. */}
        <picture className={css.light}>
          {phone && <source media={ON_PHONE} srcSet={phone.light} />}
          <img src={light} alt={alt} {...picture} />
        </picture>
        <picture className={css.dark}>
          {phone && <source media={ON_PHONE} srcSet={phone.dark} />}
          <img src={dark} alt={alt} {...picture} />
        </picture>
        {children}
        {phone?.names.map(({ name, x, y, anchor }) => (
          <span
            key={name}
            className={css.town}
            style={{ left: `${x}%`, top: `${y}%` }}
            data-anchor={anchor}
            aria-hidden
          >
            {name}
          </span>
        ))}
        {names && (
          <div className={`${css.names} ${phone ? css.wide : ''}`}>
            <img className={css.light} src={names.light} alt="" {...picture} />
            <img className={css.dark} src={names.dark} alt="" {...picture} />
          </div>
        )}
      </div>
      {centre !== undefined && <span className={css.first} style={{ left: `calc(${whole} * ${centre} - 50%)` }} />}
    </section>
  );
}
