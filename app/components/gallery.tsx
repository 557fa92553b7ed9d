import type { Picture as PictureView } from '#app/catalog/views.ts';
import { Carousel } from '#app/components/carousel.tsx';
import { useTranslation } from '#app/i18n/words.tsx';
import css from './gallery.module.css';
import { Picture } from './picture.tsx';
import { useLightbox } from './use-lightbox.tsx';

type Props = {
  pictures: PictureView[];
  label: string;
  autoplayMs?: number;
  stopOnInteraction?: boolean;
  /** The gallery opens the page: its first picture is loaded at once. */
  isFirst?: boolean;
};

/** Beside the side card on wide screens; the frame's own margin is left out. */
const SIZES =
  '(min-width: 1288px) 830px, (min-width: 960px) calc(100vw - 458px), (min-width: 768px) calc(100vw - 70px), calc(100vw - 54px)';

/** A carousel of pictures; each opens the viewer at itself. */
export function Gallery({ pictures, label, autoplayMs, stopOnInteraction, isFirst = false }: Props) {
  const { t } = useTranslation();
  const { isOpen, openAt, lightbox } = useLightbox(pictures, label);
  return (
    <div className={css.gallery}>
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
