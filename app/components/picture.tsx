import type { Picture as PictureView } from '#app/catalog/views.ts';
import { singleFile, srcSet } from '#app/lib/picture-files.ts';
import css from './picture.module.css';

type Props = {
  picture: PictureView;
  /** How wide the layout shows it, as in the HTML attribute: it decides which file is fetched. */
  sizes: string;
  /** `first`: what a visitor sees first, loaded before all others; `early`: on the first screen, too. */
  priority?: 'first' | 'early' | 'late';
  /** The words beside it say the same, so a screen reader need not. */
  isDecorative?: boolean;
  /** Shown whole, at the size of its file, instead of filling its frame. */
  isWhole?: boolean;
};

/** Narrower than this a picture that fills the screen is composed upright. */
const TALL = '(max-width: 1023px) and (orientation: portrait)';

/** A picture of the guide. Its box is there, and coloured, before its bytes are. */
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
            sizes={sizes}
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
        loading={priority === 'late' ? 'lazy' : 'eager'}
        fetchPriority={priority === 'first' ? 'high' : undefined}
        decoding={priority === 'late' ? 'async' : undefined}
        style={{ backgroundColor: color, objectPosition: position }}
      />
    </picture>
  );
}
