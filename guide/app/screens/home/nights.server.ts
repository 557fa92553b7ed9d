import { sunOn } from '#common/lib/sun.ts';

/** The minutes of sunrise and sunset in the middle of each month: "374-1226 392-1208 …", for `opening-moment.ts`. */
export const nightsOfYear = (): string =>
  Array.from({ length: 12 }, (_, month) => {
    const sun = sunOn(`2026-${String(month + 1).padStart(2, '0')}-15`);
    return sun ? `${sun.rise}-${sun.set}` : '';
  }).join(' ');
