import type { DistrictId } from '#map/browser/districts.ts';
import type { TripData } from '#views/trip-views.ts';
import { type Leg, legBetween } from '../timing/legs.ts';
import type { DrivePart, TimedDay } from '../timing/timing.ts';
import type { Warning, Weighed } from './warning.ts';

/** The gravel on one drive that is worth a warning. */
const MUCH_GRAVEL_KM = 10;
/** A longer stretch without a pump gets a warning that names the last one before it. */
const FAR_KM = 100;
/** How many minutes before dark a drive over gravel should end. */
const BEFORE_DARK = 30;

/** The warnings about a day's drives: light, fuel and the canyon. */
export function roadWarnings(weighed: Weighed): Warning[] {
  const { day } = weighed;
  const drives = day.parts.flatMap((part, index) => (part.kind === 'drive' ? [{ part, index }] : []));
  return [...drives.flatMap(({ part, index }) => ofDrive(part, index, weighed)), ...canyon(weighed), ...fuel(weighed)];
}

/** Whether a day has driven the same road before, in either direction: what it is like has been said then. */
export function isDrivenBefore({ parts }: TimedDay, index: number): boolean {
  const endsOf = (part: TimedDay['parts'][number] | undefined) =>
    part?.kind === 'drive' && part.leg ? [part.leg.from, part.leg.to].sort().join(' ') : null;
  const ends = endsOf(parts[index]);
  return ends !== null && parts.slice(0, index).some((part) => endsOf(part) === ends);
}

function ofDrive({ at, minutes, leg }: DrivePart, index: number, { day, sun, plan }: Weighed): Warning[] {
  if (!leg) return [{ code: 'roadUnknown', tone: 'doubt', values: {}, part: index }];
  const warnings: Warning[] = [];
  const isAgain = isDrivenBefore(day, index);
  const end = at + minutes;
  if (leg.gravelKm >= MUCH_GRAVEL_KM) {
    if (sun !== null && end > sun.set - BEFORE_DARK) {
      const values = { km: leg.gravelKm, set: sun.set };
      warnings.push({ code: 'gravelDark', tone: 'danger', values, part: index, clocks: ['set'] });
    } else if (!isAgain) warnings.push({ code: 'gravel', tone: 'doubt', values: { km: leg.gravelKm }, part: index });
  }
  if (leg.unknownKm >= MUCH_GRAVEL_KM && !isAgain) {
    warnings.push({ code: 'surfaceUnknown', tone: 'doubt', values: { km: leg.unknownKm }, part: index });
  }
  const isFar = plan.travel === 'bike' && minutes > 180;
  return isFar
    ? [...warnings, { code: 'farByBike', tone: 'danger', values: { day: day.number + 1 }, part: index }]
    : warnings;
}

/** Winter in the canyon's rules: the months of little light. */
const WINTER = ['04', '05', '06', '07', '08', '09'];

/** The canyon is closed, opened or reversed within days, so its last known state is given with its date. */
function canyon({ day, data, sun }: Weighed): Warning[] {
  const { canyon } = data;
  const first = day.parts.findIndex((part) => part.kind === 'drive' && part.leg?.isCanyon);
  const tour = day.parts.findIndex((part) => part.kind === 'stop' && part.thing?.usesCanyon);
  if (first === -1 && tour === -1) return [];
  const legs = day.parts.flatMap((part) => (part.kind === 'drive' && part.leg?.isCanyon ? [part.leg] : []));
  const { state, since } = canyon.last;
  const news: Warning = {
    code: `canyon.${state}`,
    tone: 'danger',
    values: { date: since },
    part: first === -1 ? tour : first,
  };
  if (first === -1) return [news];
  const warnings = [news];
  if (legs.some((leg) => goesUp(leg, data)))
    warnings.push({ code: 'canyon.up', tone: 'danger', values: {}, part: first });
  const entry = day.parts[first]?.at ?? 0;
  const latest =
    day.date && WINTER.includes(day.date.slice(5, 7)) ? canyon.latestEntry.winter : canyon.latestEntry.summer;
  if (entry > latest) {
    warnings.push({ code: 'canyon.late', tone: 'danger', values: { latest }, part: first, clocks: ['latest'] });
  }
  return sun && entry > sun.set
    ? [...warnings, { code: 'canyon.dark', tone: 'danger', values: {}, part: first }]
    : warnings;
}

/** Whether a drive enters the canyon at its bottom or leaves it at its top; it uses the nearer mouth. */
function goesUp({ from, to }: Leg, data: TripData): boolean {
  const { district, top, bottom } = data.canyon;
  const isIn = to === district;
  const far = isIn ? from : to;
  const kmBy = (mouth: DistrictId) => kmTo(far, mouth, data) + kmTo(mouth, district, data);
  return kmBy(bottom) < kmBy(top) === isIn;
}

const kmTo = (from: DistrictId, to: DistrictId, data: TripData): number =>
  from === to ? 0 : (legBetween({ district: from }, { district: to }, data, 'car')?.km ?? Number.POSITIVE_INFINITY);

/** Where to fill the tank before the longest stretch without a pump, if it is far or the day goes over gravel. */
function fuel({ day, data, plan }: Weighed): Warning[] {
  if (plan.travel !== 'car') return [];
  let since = 0;
  let longest = 0;
  // Nobody fills the tank where the guide knows of no pump.
  let pump = data.districts[day.from].fuel ? day.from : null;
  let best = pump;
  for (const part of day.parts) {
    if (part.kind !== 'drive' || !part.leg) continue;
    since += part.leg.km ?? 0;
    if (since > longest) {
      longest = since;
      best = pump;
    }
    if (data.districts[part.leg.to].fuel) {
      since = 0;
      pump = part.leg.to;
    }
  }
  if (longest < FAR_KM && day.gravelKm < MUCH_GRAVEL_KM) return [];
  const code = best ? 'fuel' : 'fuelBefore';
  const values = { place: data.districts[best ?? day.from].name, km: Math.round(longest) };
  return [{ code, tone: 'doubt', values, part: null }];
}
