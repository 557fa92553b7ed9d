import type { Picture as PictureView } from '#app/catalog/views.ts';
import { singleFile, srcSet } from '#app/lib/pictures/picture-files.ts';
import css from './picture.module.css';

type Props = {
  picture: PictureView;
  /** The shown width, as in the HTML attribute `sizes`: it decides which file is fetched. */
  sizes: string;
  /**
   * `first`: what a visitor sees first, loaded before all others; `early`: on the first screen of a wide window, painted
   * together with its words.
   */
  priority?: 'first' | 'early' | 'late';
  /** Whether the text beside it says the same, so that screen readers skip it. */
  isDecorative?: boolean;
  /** Whether it is shown whole, at the size of its file, instead of filling its box. */
  isWhole?: boolean;
};

/** Up to here a picture that fills the screen is composed upright; `poster.module.css` cuts it to five by six. */
const TALL = '(max-width: 599px)';

/**
 * A phone with three pixels to a point fetches what one with two would, and one with two what one with 1.3 would: flat
 * inks look the same, for half the bytes, and on a slow line the page's opening is whole a round trip earlier.
 */
const ON_SHARP_SCREENS = '(min-resolution: 1.7dppx) 65vw';

/** A picture of the guide. Its box is there, and coloured, before the file has loaded. */
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
