import type { CSSProperties } from 'react';
import { clock } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Sun } from '#common/lib/sun.ts';
import css from './day-card.module.css';

const share = (minutes: number) => `${Math.min(100, Math.max(0, (minutes / 1440) * 100)).toFixed(1)}%`;

type Props = { sun: Sun; from: number; to: number; isEmpty: boolean };

/** A day of twenty-four hours with its daylight and the outing; the text below states the same. */
export function SunBar({ sun, from, to, isEmpty }: Props) {
  const { t } = useTranslation();
  const spans = { '--rise': share(sun.rise), '--set': share(sun.set), '--from': share(from), '--to': share(to) };
  return (
    <>
      <div className={css.sun} aria-hidden>
        <span>{clock(sun.rise)}</span>
        <span className={css.bar} style={spans as CSSProperties}>
          <i />
          {!isEmpty && <u />}
        </span>
        <span>{clock(sun.set)}</span>
      </div>
      <p className={css.sunWords}>
        {t('trip.sun', { rise: clock(sun.rise), set: clock(sun.set) })}{' '}
        {!isEmpty && <span>{t('trip.outing', { from: clock(from), to: clock(to) })}</span>}
      </p>
    </>
  );
}
