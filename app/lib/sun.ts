const RADIANS = Math.PI / 180;
/** The sun's upper edge, seen through the air. */
const HORIZON = -0.833;

/** Sunrise and sunset in minutes of the local day, for a day of the year from 1; good to some minutes. */
export function sunTimes(dayOfYear: number, { lat, lng }: { lat: number; lng: number }, offsetHours: number) {
  const angle = ((2 * Math.PI) / 365) * (dayOfYear - 1);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle));
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle);
  const cosine =
    Math.sin(HORIZON * RADIANS) / (Math.cos(lat * RADIANS) * Math.cos(declination)) -
    Math.tan(lat * RADIANS) * Math.tan(declination);
  const half = (Math.acos(cosine) / RADIANS) * 4;
  const noon = 720 - 4 * lng - equation + offsetHours * 60;
  return { rise: Math.round(noon - half), set: Math.round(noon + half) };
}
