import type { BuildContext } from '#app/page/build-context.ts';
import type { LocalPlace, Place } from '#catalog/places/read-places.ts';
import type { TripRules } from '#catalog/trip/trip-rules.ts';
import type { DistrictId } from '#map/browser/districts.ts';
import { isInCanyon, legTo, roadsOf } from '#map/roads/known-legs.ts';

const CITY: DistrictId = 'ciudad';
/** Shorter stretches of unknown surface are not mentioned: nearly every last lane to a door is one. */
const WORTH_A_WORD_KM = 3;

/** What the guide knows of a place, as texts; null where it knows nothing. */
export function factsOf(place: Place, rules: TripRules, context: BuildContext) {
  const { language, t } = context;
  const rule = rules.places[place.slug];
  const content = place.in(language);
  const about = rule && (rules.districts[rule.district] ?? {});
  const say = (key: string, values?: Record<string, string | number>) => t(`compare.${key}`, values);
  const signal = rule?.signal ?? (about?.signal === undefined ? null : about.signal ? 'some' : 'none');
  return {
    water: rule?.water
      ? sentence(
          rule.water.map((one) => say(`water.${one}`)),
          language,
        )
      : null,
    road: rule ? roadOf(rule.district, content, context) : null,
    gravel: rule ? gravelOf(rule, say) : null,
    shade: rule?.shade ? say(`shade.${rule.shade}`) : null,
    food: about?.food === undefined ? null : say(about.food ? 'food.some' : 'food.none'),
    bathing: about?.bathing ? say(`bathing.${about.bathing}`) : null,
    signal: signal && say(`signal.${signal}`),
    parking: content.parking,
  };
}

type Say = (key: string, values?: Record<string, string | number>) => string;

/** The kilometres that the place's own guide states, which may end elsewhere than the drive to its district, on a line of their own. */
function roadOf(district: DistrictId, { distanceKm, driveTime }: LocalPlace, { language, t }: BuildContext) {
  if (district === CITY) return t('compare.road.here');
  const leg = legTo(district);
  if (!leg) return null;
  const [km, low, high] = leg;
  if (isInCanyon(leg)) return t('compare.road.canyon', { km, low, high, roads: list(roadsOf(leg), language) });
  if (km !== distanceKm) return `${t('place.km', { km: distanceKm })}\n${driveTime}`;
  return t('compare.road.drive', { km, low, high });
}

/** The gravel on the way from the plaza, and on a road that continues from there. */
function gravelOf({ district, beyond }: TripRules['places'][string], say: Say): string | null {
  const leg = district === CITY ? null : legTo(district);
  if (!leg && district !== CITY) return null;
  const [, , , gravel = 0, unknown = 0] = leg ?? [];
  const parts = [
    ...(gravel > 0 ? [say('gravel.some', { km: gravel })] : []),
    ...(unknown >= WORTH_A_WORD_KM ? [say('gravel.unknown', { km: unknown })] : []),
    ...(gravel === 0 && unknown < WORTH_A_WORD_KM ? [say('gravel.none')] : []),
    ...(beyond ? [say('gravel.beyond', { km: beyond.gravelKm, road: beyond.road })] : []),
  ];
  return parts.join(' ');
}

const list = (words: string[], language: string) => new Intl.ListFormat(language).format(words);

/** "Río y embalse" */
function sentence(words: string[], language: string): string {
  const text = list(words, language);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
