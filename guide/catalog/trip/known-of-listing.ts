import { z } from 'zod';
import { visiting } from '#catalog/content/practical-fields.ts';
import { withoutSampleFields } from '#catalog/content/samples.ts';
import { checks, newestCheck } from '#catalog/facts/checks.ts';
import { freshnessOf } from '#catalog/facts/fact-state.ts';
import { whereaboutsOf } from '#catalog/geography/whereabouts.ts';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { defined } from '#common/lib/defined.ts';
import { DISTRICT_IDS } from '#map/browser/districts.ts';
import { readJson } from '#reading/read-file.ts';
import type { Thing } from '#views/trip-views.ts';
import { departuresIn, mealsIn, minutesIn, openingIn } from './schedule.ts';

/**
 * The fields of a listing's file that a trip needs, beyond those on its page. The collection's own schema has checked
 * the file; a field that a collection does not have, or has in another form, is unknown here.
 */
const asked = z.object({
  location: z.string().catch(''),
  coordinates: z
    .object({ lat: z.number(), lng: z.number(), approximate: z.boolean().catch(false) })
    .nullish()
    .catch(null),
  district: z.enum(DISTRICT_IDS).nullish().catch(null),
  schedule: z.string().nullish().catch(null),
  horarios: z.string().nullish().catch(null),
  hours: visiting.hours.catch(null),
  visits: z.enum(['abierto', 'con-reserva', 'cerrado']).nullish().catch(null),
  children: z.enum(['si', 'desde-cierta-edad', 'no']).nullish().catch(null),
  stepFree: z.enum(['si', 'parcial', 'no']).nullish().catch(null),
  pets: z.enum(['si', 'consultar', 'no']).nullish().catch(null),
  duration: z.string().nullish().catch(null),
  difficulty: z.enum(['Bajo', 'Medio', 'Alto']).nullish().catch(null),
  checkIn: z.string().nullish().catch(null),
  checkOut: z.string().nullish().catch(null),
  category: z.string().nullish().catch(null),
  checks: checks.catch([]),
  translations: z.record(z.string(), z.record(z.string(), z.unknown())).catch({}),
});

type Asked = z.output<typeof asked>;

/** What a listing's file says of it as something to do on a trip; `stay` is the length of a visit in minutes. */
type Known = Pick<Thing, 'district' | 'point' | 'effort' | 'suits'> & HoursAndVisits & Rooms & Length;
type HoursAndVisits = Pick<
  Thing,
  'opening' | 'rules' | 'hours' | 'hoursUntil' | 'meals' | 'departures' | 'needsBooking' | 'isClosedToPublic'
>;
type Rooms = Pick<Thing, 'checkIn' | 'checkOut'>;
type Length = { stay: number | null; category: string | null };

/**
 * What a trip knows of a listing; made-up fields count as unknown.
 * @param language the language of the text in `hours`
 */
export function knownOfListing(root: string, collection: string, id: string, language: string): Known {
  const file = asked.parse(withoutSampleFields(readJson(root, `${listingsFolder(collection)}/${id}.json`)));
  const { coordinates = null, district = null, duration, difficulty } = file;
  return {
    district: whereaboutsOf({ ...file, district, coordinates })?.district ?? null,
    ...(coordinates && !coordinates.approximate && { point: [coordinates.lat, coordinates.lng] }),
    ...hoursOf(file, language),
    ...defined({
      checkIn: clockIn(file.checkIn),
      checkOut: clockIn(file.checkOut),
      effort: difficulty ? EFFORTS[difficulty] : undefined,
      suits: suitsOf(file),
    }),
    stay: duration ? minutesIn(duration) : null,
    category: file.category ?? null,
  };
}

/** When it can be visited: the rules in `hours`, or else what the words of its schedule say. */
function hoursOf(file: Asked, language: string): HoursAndVisits {
  const { hours: rules, visits } = file;
  const field = file.schedule ? 'schedule' : 'horarios';
  const schedule = file[field] ?? '';
  const translated = file.translations[language]?.[field];
  const check = newestCheck(file.checks, rules ? 'hours' : field);
  return defined({
    opening: rules ? undefined : (openingIn(schedule) ?? undefined),
    rules: rules ?? undefined,
    meals: rules ? undefined : (mealsIn(schedule) ?? undefined),
    departures: departuresIn(schedule) ?? undefined,
    hours: typeof translated === 'string' ? translated : (file[field] ?? undefined),
    hoursUntil: check ? freshnessOf(check, 'hours').expired.from : undefined,
    needsBooking: visits === 'con-reserva' || /reserva/i.test(schedule) ? true : undefined,
    isClosedToPublic: visits === 'cerrado' ? true : undefined,
  });
}

const EFFORTS = { Bajo: 'low', Medio: 'medium', Alto: 'high' } as const;

/** "14:00" or "14.00 hs" → minutes after midnight; other words stay unknown. */
function clockIn(text: string | null | undefined): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d\d)(?: ?hs?\.?)?$/.exec(text?.trim() ?? '') ?? [];
  return Number(hours) < 24 && Number(minutes) < 60 ? Number(hours) * 60 + Number(minutes) : undefined;
}

/** A conditional answer counts as none: "ask first" and "from a certain age" stay unknown. */
function suitsOf({ children, stepFree, pets }: Asked): Thing['suits'] {
  const said = (answer: string | null | undefined) => (answer === 'si' ? true : answer === 'no' ? false : undefined);
  const suits = defined({ children: said(children), reduced: said(stepFree), dog: said(pets) });
  return Object.keys(suits).length > 0 ? suits : undefined;
}
