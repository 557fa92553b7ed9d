import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { whenNear } from '#app/components/gallery/when-near.ts';
import { useTheme } from '#app/features/theme/theme.tsx';
import { dayMap } from '#app/features/trip/day-on-sheet.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import type { TripData } from '#views/trip-views.ts';
import { DayMap } from './day-map.tsx';
import { mapLabel } from './map-label.ts';
import { paint, pictureOf } from './paint.ts';

/** The map in a day's card as it is on a phone, where its numbers must be readable, and in the column of a wide screen. */
const CARD = { width: 340, height: 260 };
const WIDE = { width: 560, height: 380 };
/** From this width of the column on. */
const WIDE_FROM = 520;

/** A day's road on the guide's own map; whoever saves data gets it without the land. */
export function CardMap({ day, data }: { day: TimedDay; data: TripData }) {
  const { t } = useTranslation();
  const { theme } = useTheme();
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isWide, setIsWide] = useState(false);
  const [, setPainted] = useState('');
  // After each render, because the columns depend on the number of days.
  useLayoutEffect(() => setIsWide((frame.current?.clientWidth ?? 0) >= WIDE_FROM));
  useEffect(() => (frame.current ? whenNear(frame.current, () => setIsNear(true)) : undefined), []);
  const paper = isWide ? WIDE : CARD;
  const map = dayMap(day, data, paper);
  const wanted = map && { map, paper, theme };
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is new each time; the key says whether it differs
  useEffect(() => {
    if (isNear && wanted && !savesData()) void paint(wanted, data).then(() => setPainted(key));
  }, [isNear, key, data]);
  return (
    <div ref={frame} data-card-map>
      {wanted && (
        <DayMap
          map={wanted.map}
          picture={pictureOf(wanted)}
          label={mapLabel(day, t)}
          caption={t('trip.mapCredit')}
          paper={paper}
        />
      )}
    </div>
  );
}
