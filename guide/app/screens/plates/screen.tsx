import { FileDown, Smartphone } from 'lucide-react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { useLightbox } from '#app/components/gallery/use-lightbox.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import type { Picture as PictureView } from '#common/contracts/picture.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import css from './screen.module.css';

const SIZES =
  '(min-width: 1288px) 390px, (min-width: 960px) calc(33vw - 48px), (min-width: 640px) calc(50vw - 48px), calc(50vw - 40px)';
/** A plate that has a row of its own, with its words beside it. */
const WIDE = `(min-width: 1288px) 788px, (min-width: 1020px) calc(66vw - 60px), ${SIZES}`;
/** The number of plates above the fold. */
const EARLY = 3;

export default function PlatesScreen({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { title, intro, licence, label, words, plates, map } = data;
  const { openAt, lightbox } = useLightbox(
    plates.map(({ picture, title, place }) => ({ ...picture, caption: `${title}. ${place}` })),
    label,
  );
  return (
    <div className={`container ${css.page}`}>
      <h1>{title}</h1>
      <p className={css.intro}>{intro}</p>
      <ol className={css.plates}>
        {plates.map(({ id, number, title, place, href, picture, wallpaper, poster }, index) => (
          <li
            key={id}
            id={id}
            data-wide={isWide(index, plates.length) || undefined}
            data-lower={isLowerThanItsNeighbour(plates, index) || undefined}
          >
            <figure>
              <button
                type="button"
                className={css.open}
                style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
                aria-label={t('gallery.open', { alt: picture.alt })}
                onClick={() => openAt(index)}
              >
                <Picture
                  picture={picture}
                  sizes={isWide(index, plates.length) ? WIDE : SIZES}
                  priority={priorityOf(index)}
                />
              </button>
              <figcaption>
                <span className={css.number}>{number}</span>
                <h2>{title}</h2>
                <a href={href}>{place}</a>
              </figcaption>
            </figure>
            <p className={css.files}>
              <a href={wallpaper.href} download aria-label={wallpaper.label}>
                <Smartphone size={18} aria-hidden /> {words.wallpaper}
              </a>
              <a href={poster.href} download aria-label={poster.label}>
                <FileDown size={18} aria-hidden /> {words.poster}
              </a>
            </p>
          </li>
        ))}
      </ol>
      <section aria-labelledby="mapa" className={css.map}>
        <h2 id="mapa">{map.title}</h2>
        <p>{map.text}</p>
        <a className={buttonClass()} href={map.href} download>
          <FileDown size={18} aria-hidden /> {map.label}
        </a>
      </section>
      <p className={css.licence}>{licence}</p>
      {lightbox}
    </div>
  );
}

/** The first, and in three columns the last if it would be alone in its row. */
const isWide = (index: number, count: number) => index === 0 || (index === count - 1 && count % 3 === 2);

/** In two columns, a low print beside a tall one. */
function isLowerThanItsNeighbour(plates: { picture: PictureView }[], index: number) {
  const [own, other] = [plates[index], plates[index % 2 === 0 ? index + 1 : index - 1]].map(
    (plate) => plate && plate.picture.height / plate.picture.width,
  );
  return own !== undefined && other !== undefined && own < other;
}

function priorityOf(index: number) {
  if (index === 0) return 'first';
  return index < EARLY ? 'early' : 'late';
}
