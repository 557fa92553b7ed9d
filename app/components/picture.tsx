import type { Picture as PictureView } from '#app/catalog/views.ts';
import css from './picture.module.css';

type Props = {
  picture: PictureView;
  /** The picture that a visitor sees first: loaded at once, before others. */
  isFirst?: boolean;
  /** The words beside it say the same, so a screen reader need not. */
  isDecorative?: boolean;
  className?: string;
};

/** A picture of the guide. Its box is there, and coloured, before its bytes are. */
export function Picture({ picture, isFirst = false, isDecorative = false, className = '' }: Props) {
  const { src, alt, width, height, color, position } = picture;
  return (
    <img
      className={`${css.picture} ${className}`}
      src={src}
      alt={isDecorative ? '' : alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      style={{ backgroundColor: color, objectPosition: position }}
    />
  );
}
