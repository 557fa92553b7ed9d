import type { Point } from '#map/browser/districts.ts';
import type { SheetName } from '#map/browser/sheets.ts';
import { cropOfAll } from '#map/crop.ts';
import type { OwnMap } from '#views/views.ts';
import type { BuildContext } from './build-context.ts';
import type { Located } from './located-items.server.ts';
import { generatedFilesOf, mapLinkOf, nearIn, pictureOf } from './own-map.server.ts';

/** From the closest to the widest. */
const SHEETS: SheetName[] = ['city', 'atuel', 'department'];
/** The margin around the things, in units of the sheet: room for the names of their surroundings. */
const MARGIN = 90;
/** The least width in units: a smaller part would show no surroundings to recognise. */
const LEAST_WIDTH = 420;

/**
 * One map of several things, each with a letter that links to its page. Things of which only the district is known are
 * left out; null if fewer than two remain.
 */
export function sharedMap(context: BuildContext, items: Located[], { alt, caption }: { alt: string; caption: string }) {
  const points = items.flatMap(({ where }) => (where && where.precision !== 'district' ? [where.point] : []));
  if (points.length < 2) return null;
  const crop = SHEETS.map((sheet) => roomyCrop(sheet, points)).find((one) => one !== null);
  if (!crop) return null;
  const near = nearIn(crop, [], items);
  const view: OwnMap = {
    ...pictureOf(crop),
    alt,
    marks: [],
    near,
    precision: caption,
    distance: null,
    link: mapLinkOf(context, crop.sheet, null),
    others: [],
    credit: context.t('ownMap.credit'),
  };
  return { view, generated: generatedFilesOf(context, crop) };
}

/** The part of a sheet that contains all points, with enough around them; null if one is not on the sheet. */
function roomyCrop(sheet: SheetName, points: Point[]) {
  const tight = cropOfAll(sheet, points, MARGIN);
  const missing = tight ? Math.max(0, LEAST_WIDTH - tight.width) : 0;
  return tight && cropOfAll(sheet, points, MARGIN + missing / 2);
}
