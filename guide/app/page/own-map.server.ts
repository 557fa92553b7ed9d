import type { FromPlaza } from '#catalog/geography/from-plaza.ts';
import type { Whereabouts } from '#catalog/geography/whereabouts.ts';
import { paths } from '#common/lib/address/paths.ts';
import { geoLink, openStreetMapLink } from '#common/lib/geography/maps.ts';
import type { GeneratedFile } from '#engine/built-page.ts';
import { type DistrictId, districts, type Point } from '#map/browser/districts.ts';
import { layerStyles } from '#map/browser/layers.ts';
import { project, type SheetName } from '#map/browser/sheets.ts';
import { type Crop, cropAddress, cropAround, cropSize, spotIn } from '#map/crop.ts';
import { leanOf } from '#map/places/lean.ts';
import type { IconName } from '#views/icons.ts';
import type { Link, MapMark, OwnMap } from '#views/views.ts';
import type { BuildContext } from './build-context.ts';
import type { Located } from './located-items.server.ts';

/** The address of each sheet of the full map. */
export const sheetPaths: Record<SheetName, string> = {
  department: paths.map,
  atuel: `${paths.map}/valle-del-atuel`,
  city: `${paths.map}/ciudad`,
};

/** More links than this would hide the map. */
const MAX_NEAR = 8;
/** The least distance between two marks, in percent of the picture's width, so that each can be pressed. */
const APART = 9;
/** The width of a map's picture on a phone and on a desktop. */
const SHOWN_PX = [358, 811];
/** Half a mark and a little more, in percent of the width of a phone's picture: no mark is cut by the frame. */
const INSIDE = 4.5;
/** The diameter of the ring around a zone: a village with its name, or the middle of the city, through which streets run. */
const RING = { village: 14, city: 30 };

type GeneratedFiles = Record<string, GeneratedFile>;

/** The style sheet of a sheet's drawing, for use outside a page. */
export const INKS = '/map/inks.css';

/** The address of a sheet's drawing, in the language of the page. */
export const drawingAddress = ({ at }: BuildContext, sheet: SheetName) => at(`/map/${sheet}.svg`);

/** The picture files of crops. Their address encodes the whole crop, so `from` is empty. */
export const generatedFilesOf = (context: BuildContext, ...crops: Crop[]): GeneratedFiles =>
  Object.assign({}, ...crops.map((crop) => filesOf(context, crop)));

function filesOf(context: BuildContext, crop: Crop): GeneratedFiles {
  const { sheet, x, y, width, height, layer } = crop;
  const part = {
    drawing: drawingAddress(context, sheet),
    styles: INKS,
    box: `${x} ${y} ${width} ${height}`,
    ...(layer && { leaves: layerStyles[layer] }),
  };
  return Object.fromEntries(
    (['light', 'dark'] as const).map((theme) => [
      cropAddress(crop, theme),
      {
        from: '',
        make: async () => (await import('#map/draw-crop.ts')).drawCrop(crop, theme),
        crop: { ...part, theme },
      },
    ]),
  );
}

type Way = FromPlaza | 'city' | null;

/** "36 km, de 35 a 50 min desde la plaza"; null in the city, and if no road is known. */
function distanceText(way: Way, t: BuildContext['t']): string | null {
  if (way === null || way === 'city' || way.to === 'straight') return null;
  const [low, high] = way.minutes ?? [];
  return low === undefined
    ? t('mapPage.distanceOnly', { km: way.km })
    : t('mapPage.distance', { km: way.km, low, high: high ?? low });
}

/** The map of one thing, with what else of the guide is around it; null if no sheet shows it. */
export function mapOf(
  context: BuildContext,
  { name, href, icon, where, way }: { name: string; href: string; icon: IconName; where: Whereabouts; way: Way },
  items: Located[],
): { view: OwnMap; generated: GeneratedFiles } | null {
  const { t } = context;
  const { point, precision, district } = where;
  const crop = cropAround(point, precision === 'district' && district !== 'ciudad');
  const spot = crop && spotIn(crop, point);
  if (!crop || !spot) return null;
  const area = district ? districts[district].name : t('shortName');
  const isPoint = precision !== 'district';
  const view: OwnMap = {
    ...pictureOf(crop),
    ...(!isPoint && { names: pictureOf(namesOf(crop)) }),
    alt: t('ownMap.alt', { name: isPoint ? name : area }),
    marks: [
      {
        ...{ ...spot, name, precision },
        ...(isPoint
          ? { icon, lean: leaning(crop, point) }
          : { ring: RING[district === 'ciudad' ? 'city' : 'village'] }),
      },
    ],
    near: nearIn(
      crop,
      [{ ...spot, apart: isPoint || district === 'ciudad' ? APART : RING.village / 2 + 4 }],
      items.filter((item) => item.href !== href),
    ),
    precision: t(`ownMap.${precision}`, { area }),
    distance: distanceText(way, t),
    link: mapLinkOf(context, crop.sheet, district),
    others: isPoint ? otherMaps(point, name, t) : [],
    credit: t('ownMap.credit'),
  };
  return { view, generated: generatedFilesOf(context, crop, ...(isPoint ? [] : [namesOf(crop)])) };
}

/** The names and signs of a crop, to lie over what is drawn on it. */
export const namesOf = (crop: Crop): Crop => ({ ...crop, layer: 'names' });

/** The pixels from the foot of a mark to its head, where no name is in its way. */
const UPRIGHT = [0, -22] as const;

/** The pixels from a mark's foot to its head, and its rotation. */
function leaning({ sheet, width }: Crop, point: Point): MapMark['lean'] {
  const spot = project(sheet, point);
  const units = SHOWN_PX.map((px) => width / px);
  const [right, down] = (spot && leanOf(sheet, spot, units)) ?? UPRIGHT;
  return { right, down, degrees: Math.round((Math.atan2(right, -down) * 180) / Math.PI) };
}

/** The addresses and the size of a crop, in pixels. */
export function pictureOf(crop: Crop) {
  return { light: cropAddress(crop, 'light'), dark: cropAddress(crop, 'dark'), ...cropSize(crop) };
}

/** The link to the full map, at a district if there is one. */
export function mapLinkOf({ t }: BuildContext, sheet: SheetName, district: DistrictId | null): Link {
  return { href: district ? `${sheetPaths[sheet]}?en=${district}` : sheetPaths[sheet], label: t('ownMap.open') };
}

/** Links to other map programs, which need a point. */
function otherMaps(point: Point, name: string, t: BuildContext['t']): Link[] {
  return [
    { href: openStreetMapLink(point), label: t('place.maps.openStreetMap') },
    { href: geoLink(point, name), label: t('place.maps.device') },
  ];
}

/** Where no mark may be, within a distance in percent of the picture's width. */
type Taken = { x: number; y: number; apart?: number };

/** The things with a point of their own, places first, as many as fit without crowding. */
export function nearIn(crop: Crop, taken: Taken[], items: Located[]): OwnMap['near'] {
  const ratio = crop.height / crop.width;
  const kept: OwnMap['near'] = [];
  const isFree = (x: number, y: number) =>
    [...taken, ...kept].every(
      (other: Taken) => Math.hypot(other.x - x, (other.y - y) * ratio) >= (other.apart ?? APART),
    );
  for (const { name, href, lang, where } of items) {
    if (!where || where.precision === 'district' || kept.length >= MAX_NEAR) continue;
    const point = spotIn(crop, where.point);
    const spot = point && { x: inside(point.x, INSIDE), y: inside(point.y, INSIDE / ratio) };
    if (spot && isFree(spot.x, spot.y)) kept.push({ ...spot, name, href, lang });
  }
  return kept;
}

/** Moves a mark by at most half its width, so that it still touches its point. */
const inside = (value: number, margin: number) => hundredth(Math.max(margin, Math.min(value, 100 - margin)));

const hundredth = (value: number) => Math.round(value * 100) / 100;
