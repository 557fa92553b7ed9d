import { type Point, projectionOf, windTo } from '#app/lib/geography.ts';
import type { Translate } from './words.ts';

export type LocatedPlace = Point & { href: string; label: string; distanceKm: number };

/** A small drawing that shows where the places lie. Positions are in units of its view box. */
export type LocatorView = {
  title: string;
  /** Says what is drawn, to who cannot see it. */
  alt: string;
  note: string;
  width: number;
  height: number;
  /** The places in words; `isHere` is the page's own. */
  places: { number: number; href: string; label: string; where: string; isHere: boolean }[];
  here: string;
  /** Places at the same point share a mark: "8 · 9". */
  marks: { x: number; y: number; width: number; text: string; isHere: boolean }[];
  /** The road that content knows some points of, from each to the next. */
  road: string;
  /** Around the city, in a straight line: how far the places lie. */
  rings: { x: number; y: number; radius: number; label: { x: number; y: number; text: string } }[];
  north: string;
};

const WIDTH = 360;
const MARGIN = 24;
/** Kilometres between two rings. */
const RING_KM = 25;
/** Where a ring carries its label, in degrees clockwise from north: the guide has no place that way. */
const LABEL_BEARING = 258;
/** A mark with one number, and what each further one adds. */
const MARK = 16;
const MARK_MORE = 14;

/**
 * The drawing and its list on the page of the place at `here`.
 * @param places all places, in the order of their numbers
 * @param road points of the canyon's road, in the order in which they are passed
 * @param city from where distances are counted
 */
export function viewLocator(
  { places, road, city, here }: { places: LocatedPlace[]; road: Point[]; city: Point; here: string },
  t: Translate,
  language: string,
): LocatorView {
  const { place, height, unitsPerKm } = projectionOf([...places, ...road, city], WIDTH, MARGIN);
  const kilometres = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const marks = new Map<string, LocatorView['marks'][number]>();
  places.forEach((one, index) => {
    const { x, y } = place(one);
    const mark = marks.get(`${x} ${y}`);
    const isHere = one.href === here;
    marks.set(`${x} ${y}`, {
      x,
      y,
      width: mark ? mark.width + MARK_MORE : MARK,
      text: mark ? `${mark.text} · ${index + 1}` : String(index + 1),
      isHere: isHere || (mark?.isHere ?? false),
    });
  });
  return {
    title: t('locator.title'),
    alt: t('locator.alt'),
    note: t('locator.note'),
    width: WIDTH,
    height,
    places: places.map((one, index) => ({
      number: index + 1,
      href: one.href,
      label: one.label,
      where: whereIs(one),
      isHere: one.href === here,
    })),
    here: t('locator.here'),
    marks: [...marks.values()].map((mark) => ({ ...mark, x: inside(mark.x, mark.width) })),
    road: road.map((point) => Object.values(place(point)).join(',')).join(' '),
    rings: rings(),
    north: t('locator.north'),
  };

  /** As many as have room for their label. */
  function rings(): LocatorView['rings'] {
    const { x, y } = place(city);
    const bearing = (LABEL_BEARING * Math.PI) / 180;
    const step = RING_KM * unitsPerKm;
    return Array.from({ length: Math.floor((x - MARGIN) / step) }, (_, index) => {
      const radius = Math.round((index + 1) * step);
      const text = t('place.km', { km: kilometres.format((index + 1) * RING_KM) });
      const label = {
        x: Math.round(x + radius * Math.sin(bearing)),
        y: Math.round(y - radius * Math.cos(bearing)),
        text,
      };
      return { x, y, radius, label };
    });
  }

  function whereIs(one: LocatedPlace): string {
    if (one.distanceKm === 0) return t('place.inCity');
    const wind = windTo(city, one);
    const distance = t('place.fromCity', { km: kilometres.format(one.distanceKm) });
    return wind ? t('locator.where', { distance, wind: t(`winds.${wind}`) }) : distance;
  }
}

/** A wide mark may not be cut by the drawing's edge. */
function inside(x: number, width: number): number {
  return Math.max(width / 2 + 1, Math.min(WIDTH - width / 2 - 1, x));
}
