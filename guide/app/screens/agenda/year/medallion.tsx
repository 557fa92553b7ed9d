import { useId } from 'react';
import css from './year.module.css';

/** The mountains, the vines and the river, in the inks of the prints. */
export function Medallion() {
  const clip = useId();
  return (
    <g className={css.medallion}>
      <clipPath id={clip}>
        <circle r="112" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={css.sky} d="M-112 -112H112V112H-112Z" />
        <circle className={css.sun} cx="34" cy="-38" r="27" />
        <path className={css.range} d="M-120 26L-74 -30L-52 -8L-14 -62L22 -14L44 -34L80 4L120 -14V60H-120Z" />
        <path
          className={css.ice}
          d="M-14 -62L-32 -37L-22 -40L-15 -32L-7 -41L4 -38ZM-74 -30L-85 -16L-74 -19L-66 -16L-64 -20Z"
        />
        <path className={css.hill} d="M-120 30C-70 8 -20 14 20 30S90 38 120 26V120H-120Z" />
        <path className={css.rows} d="M-104 112L-44 36M-72 112L-30 34M-38 112L-16 33M-2 112L-2 33" />
        <path className={css.river} d="M120 44C70 46 46 52 40 66S76 86 62 120H112Z" />
      </g>
      <circle className={css.frame} r="112" />
    </g>
  );
}
