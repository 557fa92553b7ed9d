import { z } from 'zod';
import { coordinates, idText, paragraph, text } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { spread } from '#common/lib/spread.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { CircuitView } from '#views/circuit-views.ts';

const stop = z.strictObject({
  name: text,
  /** Kilometres from the start of the circuit. */
  km: z.number().min(0),
  kmApproximate: z.boolean().default(false),
  /** Degrees; null while the point is unknown. */
  lat: coordinates.shape.lat.nullable().default(null),
  lng: coordinates.shape.lng.nullable().default(null),
  approximate: z.boolean().default(false),
  sentence: paragraph,
  /** The name of a print in a place's gallery that shows the stop: "places/el-nihuil-gallery-5". */
  print: idText.nullable().default(null),
});

/** A road driven from stop to stop, defined in the content file of its place. */
export const circuit = z
  .strictObject({
    title: text,
    text: paragraph,
    totalKm: z.number().positive(),
    /** "El Nihuil → Valle Grande". */
    direction: text,
    oneWayFromKm: z.number().min(0),
    oneWayToKm: z.number().min(0),
    /** The last day on which the guide's editors asked whether the road is open; null if they never have. */
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
    error: 'must be greater than "oneWayFromKm", and not greater than "totalKm"',
  });

export type CircuitContent = z.output<typeof circuit>;

/** Kilometres between two ticks of the strip's scale. */
const TICK_KM = 10;
/** The width of a number, in percent of the strip: nine fit on a phone 320 px wide. */
const NUMBER_WIDTH = 11;

/** Builds the view of a circuit, with the positions on its strip; `pictureOf` finds a stop's picture. */
export function viewCircuit(
  content: CircuitContent,
  t: Translate,
  locale: string,
  pictureOf: (print: string) => Picture | null = () => null,
): CircuitView {
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
      picture: stop.print === null ? null : pictureOf(stop.print),
      next: toNext(stop, stops[index + 1]),
      at: percent(stop.km),
      numberAt: Math.round((numbers[index] ?? 0) * 10) / 10,
    })),
    log: t('circuit.log'),
    rail: t('circuit.rail'),
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
