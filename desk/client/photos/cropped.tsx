import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import css from './photos.module.css';

export type Picture = { href: string; width: number; height: number };

/** A picture as it will be cropped: the rest is hidden. */
export function Cropped({ picture, crop, alt }: { picture: Picture; crop: PhotoSlot['crop']; alt: string }) {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const shape = (picture.width * width) / (picture.height * height);
  return (
    <div className={css.cropped} style={{ aspectRatio: String(shape) }}>
      <img
        src={picture.href}
        alt={alt}
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-100 * left) / width}%`,
          top: `${(-100 * top) / height}%`,
        }}
      />
    </div>
  );
}
