import css from './ridge.module.css';

/** The skyline of the Andes, as a line between two bands of colour. */
export function Ridge() {
  return (
    <svg className={css.ridge} viewBox="0 0 1200 60" preserveAspectRatio="none" aria-hidden>
      {/* Ends above the lower edge, where it would show as a seam. */}
      <path
        className={css.far}
        d="M0 58V40l70-9 55 10 80-24 46 15 72-26 58 24 90-16 64 20 76-30 92 28 66-12 84 22 90-32 72 26 80-16 105 24v34z"
      />
      <path
        className={css.near}
        d="M0 60v-9l110-13 90 15 120-22 86 18 130-14 96 16 140-24 98 22 120-12 90 15 120-10v18z"
      />
    </svg>
  );
}
