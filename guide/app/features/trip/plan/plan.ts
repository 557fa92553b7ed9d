/** A visitor's plan: a few days with stops in their order. It stays on the device and is shared in links. */

/** Names a thing of the guide as favourites do: "bodega" and "bodega-suter", "lugar" and "el-nihuil". */
export type Ref = { type: string; id: string };

export type Stop = Ref & {
  /** Its name when it was added, which is shown once the guide no longer has it. */
  name?: string | undefined;
  /** How long the visitor wants to stay; without it, what the guide proposes. */
  minutes?: number;
  /** Added on another page, which does not know the hours: the trip's page finds its place in the day. */
  isNew?: true;
};

/** Where a night is spent: a lodging of the guide, or a zone, whose id is a district's. */
export type Base = Ref & { name?: string };

/** The type of a base that is somewhere in a district. */
export const ZONE = 'zona';

export type TripDay = {
  /** When the day starts, in minutes after midnight. */
  startAt?: number;
  /** Where the night after this day is spent, and the following ones until a later day names another base. */
  base?: Base;
  stops: Stop[];
};

export const TRAVELS = ['car', 'none', 'bike'] as const;
/** How the visitor gets around: their car; taxi, bus and excursions; a bicycle. */
export type Travel = (typeof TRAVELS)[number];

export const COMPANIES = ['children', 'reduced', 'dog'] as const;
/** Who comes along: children, somebody with reduced mobility, a dog. */
export type Company = (typeof COMPANIES)[number];

export type Plan = {
  /** Day of arrival, "2026-12-12"; null while only the number of days is known. */
  start: string | null;
  travel: Travel;
  company: Company[];
  days: TripDay[];
};

export const MAX_DAYS = 10;
export const MAX_STOPS = 16;
export const MAX_STAY = 12 * 60;
export const START_AT = 9 * 60;
const MAX_NAME = 80;

export const emptyPlan: Plan = { start: null, travel: 'car', company: [], days: [] };

export const isSameRef = (a: Ref, b: Ref) => a.type === b.type && a.id === b.id;

export const refKey = ({ type, id }: Ref) => `${type}:${id}`;

/** The parts of something that claims to be a plan that could be kept, and the number of those that could not. */
export type Read = { plan: Plan; dropped: number };

/**
 * Reads a plan from outside: storage, a link, a file. Invalid stops, and days and stops beyond the maximum, are dropped
 * and counted.
 * @throws {TypeError} when it is not a plan at all
 */
export function readPlan(value: unknown): Read {
  if (!isRecord(value) || !Array.isArray(value.days)) throw new TypeError('This is no plan: it has no days.');
  let dropped = Math.max(0, value.days.length - MAX_DAYS);
  const days = value.days.slice(0, MAX_DAYS).map((day): TripDay => {
    const written: unknown[] = isRecord(day) && Array.isArray(day.stops) ? day.stops : [];
    const stops = written.flatMap((stop) => readStop(stop) ?? []).slice(0, MAX_STOPS);
    dropped += written.length - stops.length;
    const startAt = isRecord(day) ? minutesIn(day.startAt, 24 * 60 - 1) : undefined;
    const base = isRecord(day) && day.base !== undefined ? readRef(day.base) : null;
    if (isRecord(day) && day.base !== undefined && !base) dropped += 1;
    return { ...(startAt !== undefined && { startAt }), ...(base && { base }), stops };
  });
  return {
    plan: {
      start: typeof value.start === 'string' && isDate(value.start) ? value.start : null,
      travel: oneOf(TRAVELS, value.travel) ?? 'car',
      company: Array.isArray(value.company)
        ? COMPANIES.filter((one) => (value.company as unknown[]).includes(one))
        : [],
      days,
    },
    dropped,
  };
}

const NAME_OF_TYPE = /^[a-z][a-z-]{0,29}$/;
const ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

function readStop(value: unknown): Stop | null {
  const ref = readRef(value);
  const minutes = isRecord(value) ? minutesIn(value.minutes, MAX_STAY) : undefined;
  const isNew = isRecord(value) && value.isNew === true;
  return ref && { ...ref, ...(minutes !== undefined && { minutes }), ...(isNew && { isNew }) };
}

function readRef(value: unknown): Base | null {
  if (!isRecord(value)) return null;
  const { type, id } = value;
  if (typeof type !== 'string' || !NAME_OF_TYPE.test(type) || typeof id !== 'string' || !ID.test(id)) return null;
  const name = typeof value.name === 'string' ? plainName(value.name) : '';
  return { type, id, ...(name && { name }) };
}

/** One line without control characters: it is only ever shown as text. */
const plainName = (name: string) =>
  name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_NAME);

function minutesIn(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most ? value : undefined;
}

function isDate(text: string): boolean {
  const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) => values.find((one) => one === value);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
