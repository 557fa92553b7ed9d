import { z } from 'zod';
import { spread } from '#app/lib/spread.ts';
import { words } from './schema.ts';
import type { Translate } from './words.ts';

const stop = z.strictObject({
  name: words,
  /** From the start of the circuit. */
  km: z.number().min(0),
  kmApproximate: z.boolean(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  approximate: z.boolean(),
  sentence: words,
});

/** A road that is driven from stop to stop, in the content file of its place. */
export const circuit = z
  .strictObject({
    title: words,
    text: words,
    totalKm: z.number().positive(),
    /** "El Nihuil → Valle Grande". */
    direction: words,
    oneWayFromKm: z.number().min(0),
    oneWayToKm: z.number().min(0),
    /** The last day on which somebody of the guide asked whether the road is open; null while nobody did. */
    roadChecked: z.iso.date('must be a day such as 2026-09-15').nullable().default(null),
    stops: z.array(stop).min(2),
  })
  .refine(({ stops }) => stops.every(({ km }, index) => index === 0 || km > (stops[index - 1]?.km ?? 0)), {
    path: ['stops'],
    error: 'must be in the order in which they are passed, each at a greater km than the one before',
  })
  .refine(({ stops, totalKm }) => stops.every(({ km }) => km <= totalKm), {
    path: ['totalKm'],
    error: 'must not be less than the km of the last stop',
  })
  .refine(({ oneWayFromKm, oneWayToKm, totalKm }) => oneWayFromKm < oneWayToKm && oneWayToKm <= totalKm, {
    path: ['oneWayToKm'],
    error: 'must be greater than oneWayFromKm, and not greater than totalKm',
  });

type CircuitContent = z.output<typeof circuit>;

export type CircuitStop = {
  number: number;
  name: string;
  /** "km 14,5", "km 16 aprox.". */
  km: string;
  isApproximate: boolean;
  sentence: string;
  /** How far it is to the next stop, and whether the road goes one way; null at the end. */
  next: string | null;
  /** On the strip, in percent of its length: the stop itself, and its number, which keeps clear of its neighbours. */
  at: number;
  numberAt: number;
};

export type CircuitView = {
  title: string;
  text: string;
  direction: string;
  /** Percent of the strip's length. */
  oneWay: { from: number; to: number };
  ticks: { text: string; at: number }[];
  legend: { oneWay: string; twoWay: string; approximate: string };
  stops: CircuitStop[];
  log: string;
  print: string;
  /** When somebody last asked for the road's state, or that nobody did; and to ask before driving in. */
  roadNote: string;
  askLabel: string;
};

/** Kilometres between two marks of the strip's scale. */
const TICK_KM = 10;
/** Percent of the strip that a number needs: nine fit on a phone of 320 px. */
const NUMBER_WIDTH = 11;

/** A circuit in finished words, with everything on its strip in its place. */
export function viewCircuit(content: CircuitContent, t: Translate, locale: string): CircuitView {
  const { title, text, direction, totalKm, oneWayFromKm, oneWayToKm, roadChecked, stops } = content;
  const kilometres = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const percent = (km: number) => Math.round((km / totalKm) * 1000) / 10;
  const numbers = spread(
    stops.map(({ km }) => percent(km)),
    NUMBER_WIDTH,
    0,
    100,
  );
  const marks = Array.from({ length: Math.floor(totalKm / TICK_KM) + 1 }, (_, index) => index * TICK_KM);
  return {
    title,
    text,
    direction,
    oneWay: { from: percent(oneWayFromKm), to: percent(oneWayToKm) },
    ticks: marks.map((km) => ({
      text: km === 0 ? t('circuit.km', { km }) : kilometres.format(km),
      at: percent(km),
    })),
    legend: {
      oneWay: t('circuit.oneWay'),
      twoWay: t('circuit.twoWay'),
      approximate: t('circuit.approximate'),
    },
    stops: stops.map((stop, index) => ({
      number: index + 1,
      name: stop.name,
      km: t(stop.kmApproximate ? 'circuit.kmAbout' : 'circuit.km', { km: kilometres.format(stop.km) }),
      isApproximate: stop.kmApproximate,
      sentence: stop.sentence,
      next: toNext(stop, stops[index + 1]),
      at: percent(stop.km),
      numberAt: Math.round((numbers[index] ?? 0) * 10) / 10,
    })),
    log: t('circuit.log'),
    print: t('circuit.print'),
    roadNote: roadChecked ? t('circuit.roadChecked', { when: dayOf(roadChecked, locale) }) : t('circuit.roadUnknown'),
    askLabel: t('circuit.ask'),
  };

  function toNext(from: CircuitContent['stops'][number], to: CircuitContent['stops'][number] | undefined) {
    if (!to) return null;
    const isAbout = from.kmApproximate || to.kmApproximate;
    const isOneWay = from.km >= oneWayFromKm && from.km < oneWayToKm;
    return t(isAbout ? 'circuit.nextAbout' : 'circuit.next', {
      km: kilometres.format(to.km - from.km),
      traffic: t(isOneWay ? 'circuit.oneWay' : 'circuit.twoWay').toLocaleLowerCase(locale),
    });
  }
}

/** "15 de septiembre de 2026" for "2026-09-15". */
function dayOf(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
