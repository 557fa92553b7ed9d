import { placeNames } from '#common/lib/geography/place-names.ts';
import { type DistrictId, districts } from '#map/browser/districts.ts';
import { type Crop, spotIn } from '#map/crop.ts';
import type { PhoneMap } from '#views/views.ts';
import type { BuildContext } from './build-context.ts';
import { pictureOf } from './own-map.server.ts';

/** The width of a phone's picture, in CSS pixels. */
const WIDTH = 343;

type Spot = { x: number; y: number };

/** A crop's land alone, for a phone, where the sheet's own names would be too small. */
export const landOf = (crop: Crop): Crop => ({ ...crop, layer: 'land' });

type Drawn = {
  marks: Spot[];
  /** The width of a mark in pixels. */
  disc: number;
};

/**
 * A crop on a phone: its land, and the names of towns and of `named` marks that cover no mark; all in percent of the crop.
 */
export function phoneMapOf(
  { t }: BuildContext,
  crop: Crop,
  towns: readonly DistrictId[],
  { marks, disc }: Drawn,
  named: readonly (Spot & { name: string })[] = [],
): PhoneMap {
  const size = { width: WIDTH, height: (WIDTH * crop.height) / crop.width };
  const onPhone = ({ x, y }: Spot) => ({ x: (x / 100) * size.width, y: (y / 100) * size.height });
  const roomOf = ({ x, y }: Spot) => {
    const half = disc / 2;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  };
  const taken = marks.map(onPhone).map(roomOf);
  const points = towns.flatMap((id) => {
    const spot = spotIn(crop, districts[id]);
    return spot ? [{ name: id === 'ciudad' ? t('shortName') : districts[id].name, ...onPhone(spot) }] : [];
  });
  const ends = named.map(({ name, ...spot }) => ({ name, ...onPhone(spot), mark: roomOf(onPhone(spot)) }));
  const { light, dark } = pictureOf(landOf(crop));
  const names = placeNames([...points, ...ends], [], size, taken).map(({ x, y, anchor, point: { name } }) => ({
    ...{ name, anchor },
    x: (x / size.width) * 100,
    y: (y / size.height) * 100,
  }));
  return { light, dark, names };
}
