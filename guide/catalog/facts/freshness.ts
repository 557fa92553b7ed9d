/** How long a fact is trusted after a check. docs/facts.md shows the same table; a test keeps the two in step. */

/**
 * Days for which a fact of each kind counts as fresh after its check. After twice as many, hours, prices and timetables
 * are hidden. Null: it holds until the day that its check names (`until`), and no longer.
 */
export const FRESH_DAYS = {
  road: 1,
  price: 90,
  timetable: 90,
  hours: 180,
  contact: 365,
  booking: 365,
  payment: 365,
  access: 365,
  pets: 365,
  service: 365,
  point: 1095,
  season: null,
} as const satisfies Record<string, number | null>;

export type FactKind = keyof typeof FRESH_DAYS;

/** Wrong hours and prices cost a trip or money, so they are hidden at twice the age at which they count as old. */
const HIDDEN_WHEN_OLD: ReadonlySet<FactKind> = new Set(['hours', 'price', 'timetable']);

export const isHiddenWhenOld = (kind: FactKind): boolean => HIDDEN_WHEN_OLD.has(kind);

/** The order in which facts are checked: a wrong value of an earlier kind does more harm. */
export const BY_HARM = [
  'road',
  'season',
  'contact',
  'hours',
  'timetable',
  'access',
  'price',
  'booking',
  'payment',
  'pets',
  'service',
  'point',
] as const satisfies readonly FactKind[];

/** The perishable fields that every listing may have; a collection adds its own. */
export const LISTING_FACTS = {
  phone: 'contact',
  whatsapp: 'contact',
  website: 'contact',
  instagram: 'contact',
  facebook: 'contact',
  hours: 'hours',
  price: 'price',
  priceLevel: 'price',
  visits: 'booking',
  payment: 'payment',
  stepFree: 'access',
  pets: 'pets',
  children: 'service',
  languages: 'service',
  signal: 'service',
  services: 'service',
  location: 'point',
  coordinates: 'point',
} as const satisfies Record<string, FactKind>;

/** The facts in a place guide that age. */
export const PLACE_FACTS = { road: 'road', bathing: 'season', coordinates: 'point' } as const satisfies Record<
  string,
  FactKind
>;
