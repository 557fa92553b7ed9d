import type { Picture as PictureView } from '#app/catalog/views.ts';
import { singleFile, srcSet } from '#app/lib/picture-files.ts';
import css from './picture.module.css';

type Props = {
  picture: PictureView;
  /** How wide the layout shows it, as in the HTML attribute: it decides which file is fetched. */
  sizes: string;
  /** The picture that a visitor sees first: loaded at once, before others. */
  isFirst?: boolean;
  /** The words beside it say the same, so a screen reader need not. */
  isDecorative?: boolean;
  /** Shown whole, at the size of its file, instead of filling its frame. */
  isWhole?: boolean;
};

/** Narrower than this a picture that fills the screen is composed upright. */
const TALL = '(max-width: 767px) and (orientation: portrait)';

/** A picture of the guide. Its box is there, and coloured, before its bytes are. */
export function Picture({ picture, sizes, isFirst = false, isDecorative = false, isWhole = false }: Props) {
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
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isFirst ? undefined : 'async'}
        style={{ backgroundColor: color, objectPosition: position }}
      />
    </picture>
  );
}
