import type { WaitPart } from '#app/features/trip/timing/timing.ts';
import { isMeal } from '#app/features/trip/timing/visit-spans.ts';
import { clock, duration } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './day-card.module.css';

/** Free time until a door opens, a kitchen serves or a tour leaves. */
export function WaitItem({ part: { at, minutes, thing } }: { part: WaitPart }) {
  const { t } = useTranslation();
  const until = isMeal(thing) ? 'meal' : thing.role === 'tour' ? 'leaves' : 'opens';
  return (
    <li className={css.drive} data-wait>
      <div>
        <p>
          <strong>{t('trip.wait.free', { time: duration(minutes) })}</strong>
        </p>
        <p className={css.surface}>{t(`trip.wait.${until}`, { at: clock(at + minutes) })}</p>
      </div>
    </li>
  );
}
