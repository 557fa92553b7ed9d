import { clock } from '#app/features/trip/write.ts';
import { sunOn } from '#common/lib/sun.ts';

/**
 * The sentence about the light of a day, such as "2026-11-26"; null if the sun does not say.
 * @param template with {{rise}} and {{set}}
 */
export function lightIn(template: string, day: string): string | null {
  const sun = sunOn(day);
  return sun && template.replace('{{rise}}', clock(sun.rise)).replace('{{set}}', clock(sun.set));
}
