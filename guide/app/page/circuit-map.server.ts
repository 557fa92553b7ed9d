import type { CircuitContent } from '#catalog/places/circuit-facts.ts';
import { cropOfAll, lineIn, spotIn } from '#map/crop.ts';
import { partMarks } from '#map/part-marks.ts';
import { alongCanyon } from '#map/roads/canyon-road.ts';
import type { OwnMap } from '#views/views.ts';
import type { BuildContext } from './build-context.ts';
import { generatedFilesOf, mapLinkOf, namesOf, pictureOf } from './own-map.server.ts';

/** The margin around the stops, in units of the sheet. */
const MARGIN = 50;
/** The number of points from which the line of the road is drawn, before those on a straight are left out. */
const POINTS = 160;
/** The least distance between two numbers, in percent of the picture's width: a little more than a disc on a phone. */
const APART = 8;

/** The points of the drawn road from the first stop to the last. */
function courseOf(stops: CircuitContent['stops'], totalKm: number) {
  const [from = 0, to = totalKm] = [stops[0]?.km, stops.at(-1)?.km];
  return Array.from({ length: POINTS + 1 }, (_, index) =>
    alongCanyon((from + ((to - from) * index) / POINTS) / totalKm),
  );
}

/** The map of a circuit: its stops along the drawn road, numbered as in its log. */
export function circuitMap(context: BuildContext, { stops, totalKm, direction }: CircuitContent) {
  const { t } = context;
  const placed = stops.map(({ name, km, kmApproximate }, index) => ({
    name,
    number: index + 1,
    precision: kmApproximate ? ('approximate' as const) : ('exact' as const),
    point: alongCanyon(km / totalKm),
  }));
  const crop = cropOfAll(
    'atuel',
    placed.map(({ point }) => point),
    MARGIN,
  );
  if (!crop) return null;
  const view: OwnMap = {
    ...pictureOf(crop),
    names: pictureOf(namesOf(crop)),
    alt: `${t('ownMap.roadAlt')}: ${direction}`,
    marks: partMarks(
      placed.flatMap(({ point, ...mark }) => {
        const spot = spotIn(crop, point);
        return spot ? [{ ...mark, ...spot }] : [];
      }),
      APART,
      crop.height / crop.width,
    ),
    lines: [lineIn(crop, courseOf(stops, totalKm))],
    near: [],
    precision: t('ownMap.road'),
    distance: null,
    link: mapLinkOf(context, 'atuel', null),
    others: [],
    credit: t('ownMap.credit'),
  };
  return { view, generated: generatedFilesOf(context, crop, namesOf(crop)) };
}
