import { useTranslation } from '#app/i18n/translation.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { Carousel } from './carousel.tsx';
import css from './gallery.module.css';
import { Picture } from './picture.tsx';
import { useLightbox } from './use-lightbox.tsx';

type Props = {
  pictures: PictureView[];
  label: string;
  autoplayMs?: number | undefined;
  stopOnInteraction?: boolean | undefined;
  /** Whether the gallery opens the page, so that its first picture is loaded at once. */
  isFirst?: boolean;
};

/** The width of a picture, which is beside the text on wide screens. */
const SIZES =
  '(min-width: 1288px) 852px, (min-width: 960px) calc(100vw - 436px), (min-width: 768px) calc(100vw - 48px), calc(100vw - 32px)';

/** A carousel of pictures; each opens the viewer. */
export function Gallery({ pictures, label, autoplayMs, stopOnInteraction, isFirst = false }: Props) {
  const { t } = useTranslation();
  const { isOpen, openAt, lightbox } = useLightbox(pictures, label);
  return (
    <div>
      <Carousel label={label} autoplayMs={autoplayMs} stopOnInteraction={stopOnInteraction} isCovered={isOpen}>
        {pictures.map((picture, index) => (
          <figure key={picture.src} className={css.slide}>
            <button
              type="button"
              className={css.open}
              aria-label={t('gallery.open', { alt: picture.alt })}
              onClick={() => openAt(index)}
            >
              <Picture picture={picture} sizes={SIZES} priority={isFirst && index === 0 ? 'first' : 'late'} />
            </button>
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        ))}
      </Carousel>
      {lightbox}
    </div>
  );
}
