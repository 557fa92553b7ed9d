import type { ReactNode } from 'react';
import css from './wide-sheet.module.css';

type Props = {
  label: string;
  /** The picture in both themes, its description and its size in pixels. */
  map: { light: string; dark: string; width: number; height: number };
  alt: string;
  /** The width at which the smallest letters are nine pixels high. */
  leastPx: number;
  /** The share of the width at which some browsers begin, before any script runs. */
  centre?: number;
  /** What is drawn over the picture, in percent of it. */
  children: ReactNode;
};

/** A sheet of the guide's own map: whole on a wide screen; on a phone, legible and scrolled sideways. */
export function WideSheet({ label, map: { light, dark, width, height }, alt, leastPx, centre, children }: Props) {
  const style = { aspectRatio: `${width} / ${height}` };
  const whole = `max(100%, ${leastPx}px)`;
  const picture = { width, height, style, loading: 'lazy', decoding: 'async' } as const;
  return (
    <section
      className={css.stage}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <div className={css.sheet} style={{ width: whole }}>
        {/* The theme hides one of the two, and a hidden lazy picture is not loaded. */}
        <img className={css.light} src={light} alt={alt} {...picture} />
        <img className={css.dark} src={dark} alt={alt} {...picture} />
        {children}
      </div>
      {centre !== undefined && <span className={css.first} style={{ left: `calc(${whole} * ${centre} - 50%)` }} />}
    </section>
  );
}
