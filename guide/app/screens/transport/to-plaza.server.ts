import type { Position } from 'geojson';
import type { BuildContext } from '#app/page/build-context.ts';
import { mapLinkOf, pictureOf } from '#app/page/own-map.server.ts';
import { districts, PLAZA, type Point } from '#map/browser/districts.ts';
import { type Crop, cropOfAll, leastCut, lineIn, spotIn } from '#map/crop.ts';
import { courseThrough } from '#map/roads/course.ts';
import { roadBetween } from '#map/roads/road-between.ts';
import type { OwnMap } from '#views/views.ts';

/** The margin around both ends, in units of the city's sheet: more than a map that cuts no name is moved aside by. */
const MARGIN = 90;
/** Degrees of longitude on both sides: the ends lie north and south of each other, and a map is wider than a strip. */
const ASIDE = 0.02;
/** The number stands above its point, whose street has its name there. */
const UPRIGHT = { right: 0, down: -24, degrees: 0 };
/** With a bag, on flat pavements. */
const KM_PER_HOUR = 4.8;

/** The part of the city's sheet with a point and the main square. */
export function cropToPlaza(point: Point): Crop | null {
  const around = [point, PLAZA].flatMap(({ lat, lng }) => [
    { lat, lng: lng - ASIDE },
    { lat, lng: lng + ASIDE },
  ]);
  const crop = cropOfAll('city', around, MARGIN);
  return crop && leastCut(crop);
}

/** "1,6 km: unos 20 min a pie", by the streets of the guide's own map; null if they do not reach it. */
export function walkToPlaza({ t, language }: BuildContext, point: Point): string | null {
  const way = roadBetween(point, PLAZA);
  if (!way) return null;
  const minutes = Math.round(((way.km / KM_PER_HOUR) * 60) / 5) * 5;
  const km = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(way.km);
  return t('ownMap.walk', { km, minutes });
}

/** The city's sheet between the two, with the walk: 1 is the point, 2 the square. */
export function mapToPlaza(context: BuildContext, { title, point }: { title: string; point: Point }): OwnMap | null {
  const { t } = context;
  const crop = cropToPlaza(point);
  if (!crop) return null;
  const course = courseThrough([point, PLAZA]);
  const walk = course.flatMap(({ from, to }, index) => (index === 0 ? [from, to] : [to])).map(pointAt);
  const ends = [
    { point, name: title },
    { point: PLAZA, name: districts.ciudad.name },
  ];
  return {
    ...pictureOf(crop),
    alt: `${t('ownMap.roadAlt')}: ${title}`,
    ...(walk.length > 0 && { lines: [lineIn(crop, walk)] }),
    marks: ends.flatMap(({ point, name }, index) => {
      const spot = spotIn(crop, point);
      return spot ? [{ ...spot, name, number: index + 1, precision: 'exact' as const, lean: UPRIGHT }] : [];
    }),
    near: [],
    precision: t('ownMap.ends'),
    distance: null,
    link: mapLinkOf(context, 'city', null),
    others: [],
    credit: t('ownMap.credit'),
  };
}

const pointAt = ([lng = 0, lat = 0]: Position): Point => ({ lat, lng });
