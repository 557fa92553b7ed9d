import type { PhotoSlot } from '#common/contracts/desk/orders.ts';

export type Crop = NonNullable<PhotoSlot['crop']>;

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** The largest frame of a format in a picture, scaled by `size` (0 to 1), around `middle`. */
export function frameOf(
  ratio: number,
  picture: { width: number; height: number },
  size: number,
  middle = { x: 0.5, y: 0.5 },
): Crop {
  const shape = ratio / (picture.width / picture.height);
  const width = Math.min(1, shape) * size;
  const height = Math.min(1, 1 / shape) * size;
  return placed({ left: middle.x - width / 2, top: middle.y - height / 2, width, height });
}

/** The frame moved by `x` and `y`, but kept inside the picture. */
export function movedBy(crop: Crop, x: number, y: number): Crop {
  return placed({ ...crop, left: crop.left + x, top: crop.top + y });
}

/** The frame shifted to lie inside the picture. */
function placed({ left, top, width, height }: Crop): Crop {
  return {
    left: rounded(within(0, left, 1 - width)),
    top: rounded(within(0, top, 1 - height)),
    width: rounded(width),
    height: rounded(height),
  };
}

export const middleOf = ({ left, top, width, height }: Crop) => ({ x: left + width / 2, y: top + height / 2 });
