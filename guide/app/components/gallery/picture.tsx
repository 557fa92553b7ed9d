import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { singleFile, srcSet } from '#common/lib/pictures/picture-files.ts';
import css from './picture.module.css';

type Props = {
  picture: PictureView;
  /** The displayed width, as in the HTML attribute `sizes`: it decides which file is fetched. */
  sizes: string;
  /**
   * `first`: the picture that a visitor sees first, loaded before all others; `early`: on the first screen of a wide
   * window, painted together with its text.
   */
  priority?: 'first' | 'early' | 'late';
  /** Whether the text beside it says the same, so that screen readers skip it. */
  isDecorative?: boolean;
  /** Whether it is shown whole, at the size of its file, instead of filling its box. */
  isWhole?: boolean;
};

/** Up to this width a full-screen picture uses its upright version; `poster.module.css` crops it. */
const TALL = '(max-width: 599px)';

/**
 * A 3x phone fetches the file for 2x, and a 2x phone the one for 1.3x: flat inks look the same at half the bytes, and
 * on a slow line the page's opening is complete one round trip earlier.
 */
const ON_SHARP_SCREENS = '(min-resolution: 1.7dppx) 65vw';

/** A picture of the guide. Its box is reserved and coloured before the file has loaded. */
export function Picture({ picture, sizes, priority = 'late', isDecorative = false, isWhole = false }: Props) {
  const { tall, alt, width, height, color, position } = picture;
  return (
    <picture className={css.files}>
      {tall &&
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={format}
            media={TALL}
            type={`image/${format}`}
            srcSet={srcSet(tall, format)}
            sizes={`${ON_SHARP_SCREENS}, ${sizes}`}
            width={tall.width}
            height={tall.height}
          />
        ))}
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} />
      <img
        className={isWhole ? css.whole : css.picture}
        src={singleFile(picture)}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        alt={isDecorative ? '' : alt}
        width={width}
        height={height}
        loading={priority === 'first' ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding={priority === 'late' ? 'async' : undefined}
        style={{ backgroundColor: color, objectPosition: position }}
      />
    </picture>
  );
}
