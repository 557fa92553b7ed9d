import { useLayout } from '#app/components/layout/layout-context.tsx';
import type { Travel } from '#app/features/trip/plan/plan.ts';
import type { Leg } from '#app/features/trip/timing/legs.ts';
import type { DrivePart } from '#app/features/trip/timing/timing.ts';
import { duration, kilometres } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Translate } from '#common/lib/text/translate.ts';
import css from './day-card.module.css';

type Props = { part: DrivePart; travel: Travel };

/** A drive: kilometres, minutes and surface. A dashed line is gravel. */
export function DriveItem({ part: { leg, minutes }, travel }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  return (
    <li className={css.drive} data-gravel={(leg?.gravelKm ?? 0) > 0 || undefined}>
      <div>
        <p>
          <strong>
            {!leg
              ? t('trip.roadUnknown')
              : travel === 'none'
                ? t(leg.isWalk ? 'trip.onFoot' : 'trip.byTaxi', { time: spanOf(leg, minutes) })
                : lengthOf(leg, minutes, t, language)}
          </strong>
        </p>
        {leg && travel !== 'none' && <p className={css.surface}>{surfaceOf(leg, t, language)}</p>}
      </div>
    </li>
  );
}

/** Shorter stretches of unknown surface are not mentioned: nearly every last lane to a door is one. */
const WORTH_A_WORD_KM = 3;

/** "36 km · 35 – 50 min", with "aprox." if the length was not measured along roads. */
function lengthOf(leg: Leg, minutes: number, t: Translate, language: string): string {
  const words = [...(leg.km === null ? [] : [kilometres(leg.km, language)]), spanOf(leg, minutes)].join('\u00a0· ');
  return leg.km === null || leg.isReckoned ? t('trip.about', { words }) : words;
}

const spanOf = ({ low }: Leg, minutes: number) =>
  low < minutes ? `${duration(low)} – ${duration(minutes)}` : duration(minutes);

function surfaceOf(
  { km, isReckoned, gravelKm, unknownKm, roads, isCanyon }: Leg,
  t: Translate,
  language: string,
): string {
  if (km === null) return t('trip.surface.near');
  if (isReckoned) return t('trip.surface.reckoned');
  const paved = km - gravelKm - unknownKm;
  const parts = [
    ...(gravelKm > 0 ? [t('trip.surface.gravel', { km: kilometres(gravelKm, language) })] : []),
    ...(unknownKm >= WORTH_A_WORD_KM ? [t('trip.surface.unknown', { km: kilometres(unknownKm, language) })] : []),
    ...(paved > 0 && gravelKm + unknownKm === 0 ? [t('trip.surface.paved')] : []),
    ...(isCanyon ? [t('trip.surface.canyon')] : []),
    ...(roads.length > 0 ? [roads.map((road) => road.replace(/(\D)(\d)/, '$1\u00a0$2')).join(', ')] : []),
  ];
  return parts.join(', ');
}
