/** What travellers ask about a place: strict values, null until known. The build puts them into each language. */
import { z } from 'zod';
import { isDay } from '#common/lib/days.ts';
import { type HoursRule, readOpening, WEEKDAYS } from '#common/lib/opening/hours.ts';
import { deskHints, seasonal } from './desk-hints.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;

/** A day of any year: "12-15". */
export const dayOfYear = z.string().refine((day) => isDay(`2024-${day}`), 'must be a month and a day such as 12-15');

/** Nothing is open for longer without a break, except around the clock: the two times must have been swapped. */
const MOST_MINUTES = 18 * 60;

const time = z
  .string()
  .regex(TIME, { abort: true, error: 'must be two times such as 09:00-13:00' })
  .refine((written) => {
    const { start, end } = readOpening(written);
    return end - start <= MOST_MINUTES || written === '00:00-24:00';
  }, 'must be when it opens and then when it closes; as it is written, it is open for more than 18 hours');

/** Whether the rules are consistent: no day has overlapping times, or is both closed and open. */
function agrees(rules: HoursRule[]): boolean {
  const ofDay = Map.groupBy(
    rules.flatMap(({ days, times, season }) => days.map((day) => ({ day: `${day} ${JSON.stringify(season)}`, times }))),
    ({ day }) => day,
  );
  return [...ofDay.values()].every((ofOneDay) => {
    const openings = ofOneDay.flatMap(({ times }) => times.map(readOpening)).sort((a, b) => a.start - b.start);
    const isClosed = ofOneDay.some(({ times }) => times.length === 0);
    return (
      !(isClosed && openings.length > 0) &&
      openings.every(({ start }, index) => index === 0 || start >= (openings[index - 1]?.end ?? 0))
    );
  });
}

/**
 * Opening hours: the times of each group of days, such as "20:00-02:00" past midnight; no times means closed.
 * `feriados` are national holidays. Days that no rule names are unknown. Rules with a `season` override the others.
 */
const hours = z
  .array(
    z.strictObject({
      days: z.array(z.enum([...WEEKDAYS, 'feriados'])).min(1, 'must name at least one day'),
      times: z.array(time),
      season: z.strictObject({ from: dayOfYear, to: dayOfYear }).nullable().default(null),
    }),
    'must be a list such as [{ "days": ["lun", "mar"], "times": ["09:00-13:00", "17:00-21:00"] }]',
  )
  .min(1, 'must hold at least one rule; write null when the hours are unknown')
  .refine(agrees, 'must not say two things of one day: times that overlap, or closed and open')
  .nullable()
  .default(null)
  .register(deskHints, { control: 'hours', isSeasonal: true });

const oneOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.enum(values).nullable().default(null);
const someOf = <const Values extends [string, ...string[]]>(...values: Values) =>
  z.array(z.enum(values)).min(1, 'must name at least one; write null when it is unknown').nullable().default(null);

/** The fields of places that receive visitors. */
export const visiting = {
  hours,
  /** Whether people may come in: freely, with a booking, or not at all. */
  visits: seasonal(oneOf('abierto', 'con-reserva', 'cerrado')),
};

/** The fields of everything that visitors pay for or go to. */
export const practical = {
  payment: someOf('efectivo', 'debito', 'credito', 'transferencia', 'qr', 'mercado-pago'),
  /** Languages spoken with visitors, besides Spanish. */
  languages: someOf('en', 'pt', 'fr', 'it', 'de'),
  /** Whether access is step-free: `parcial` if only to a part of the place. */
  stepFree: oneOf('si', 'parcial', 'no'),
  pets: oneOf('si', 'consultar', 'no'),
  children: oneOf('si', 'desde-cierta-edad', 'no'),
  /** Mobile phone signal. */
  signal: oneOf('buena', 'a-veces', 'no'),
};

/** The price level of food, drinks or goods: cheap, average or expensive for San Rafael. */
export const priceLevel = z
  .union([z.literal(1), z.literal(2), z.literal(3)])
  .nullable()
  .default(null)
  .register(deskHints, { isSeasonal: true });
