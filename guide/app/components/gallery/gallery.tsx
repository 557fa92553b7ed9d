import { useTheme } from '#app/features/theme/theme.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import themes from './by-theme.module.css';
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

/** A carousel of pictures; each opens the viewer. One with a twin for the dark theme shows the theme's. */
export function Gallery({ pictures, label, autoplayMs, stopOnInteraction, isFirst = false }: Props) {
  const { theme } = useTheme();
  const shown = pictures.map((picture) => (theme === 'dark' && picture.night) || picture);
  const { isOpen, openAt, lightbox } = useLightbox(shown, label);
  const slide = (picture: PictureView, index: number) => (
    <Slide
      key={picture.src}
      picture={picture}
      priority={isFirst && index === 0 ? 'first' : 'late'}
      onOpen={() => openAt(index)}
    />
  );
  return (
    <div>
      <Carousel label={label} autoplayMs={autoplayMs} stopOnInteraction={stopOnInteraction} isCovered={isOpen}>
        {pictures.map((picture, index) =>
          picture.night ? (
            <div key={picture.src}>
              <div className={themes.light}>{slide(picture, index)}</div>
              <div className={themes.dark}>{slide(picture.night, index)}</div>
            </div>
          ) : (
            slide(picture, index)
          ),
        )}
      </Carousel>
      {lightbox}
    </div>
  );
}

type SlideProps = { picture: PictureView; priority: 'first' | 'late'; onOpen: () => void };

function Slide({ picture, priority, onOpen }: SlideProps) {
  const { t } = useTranslation();
  return (
    <figure className={css.slide}>
      <button type="button" className={css.open} aria-label={t('gallery.open', { alt: picture.alt })} onClick={onOpen}>
        <Picture picture={picture} sizes={SIZES} priority={priority} />
      </button>
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}
