import { FileDown, Smartphone } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Picture } from '#app/components/gallery/picture.tsx';
import { useLightbox } from '#app/components/gallery/use-lightbox.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import type { PlatesData } from './page.server.ts';
import css from './screen.module.css';

/** Beside the one that leads its group: two in a row, or one with its words beside it. */
const SIZES = '(min-width: 1288px) 326px, (min-width: 1020px) calc(27vw - 45px), calc(50vw - 40px)';
const WIDE = '(min-width: 1288px) 400px, (min-width: 1020px) 32vw, calc(100vw - 40px)';
const LEAD = '(min-width: 1288px) 473px, (min-width: 1020px) calc(41vw - 60px), calc(100vw - 40px)';

export default function PlatesScreen({ data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { title, intro, licence, label, words, contents, groups, map } = data;
  const plates = groups.flatMap(({ plates }) => plates);
  const { openAt, lightbox } = useLightbox(
    plates.map(({ picture, title, place }) => ({ ...picture, caption: `${title}. ${place}` })),
    label,
  );
  return (
    <div className={`container ${css.page}`}>
      <h1>{title}</h1>
      <p className={css.intro}>{intro}</p>
      <nav className={css.contents} aria-label={contents}>
        <ul>
          {groups.map((group) => (
            <li key={anchorOf(group)}>
              <a href={`#${anchorOf(group)}`}>{group.title}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <section key={anchorOf(group)} className={css.group} aria-labelledby={anchorOf(group)}>
          <h2 id={anchorOf(group)}>
            {group.href ? (
              <Link className={css.place} to={group.href}>
                {group.title}
              </Link>
            ) : (
              group.title
            )}
          </h2>
          <ol style={{ '--rows': rowsBeside(group.plates.length) } as CSSProperties}>
            {group.plates.map((plate, index) => {
              const isWide = isAcross(index, group.plates.length);
              return (
                <li key={plate.id} id={plate.id} data-wide={isWide || undefined}>
                  <figure>
                    <button
                      type="button"
                      className={css.open}
                      style={{ aspectRatio: `${plate.picture.width} / ${plate.picture.height}` }}
                      aria-label={t('gallery.open', { alt: plate.picture.alt })}
                      onClick={() => openAt(plates.indexOf(plate))}
                    >
                      <Picture
                        picture={plate.picture}
                        sizes={index === 0 ? LEAD : isWide ? WIDE : SIZES}
                        priority={plate === plates[0] ? 'first' : 'late'}
                      />
                    </button>
                    <figcaption>
                      <span className={css.number}>{plate.number}</span>
                      <h3>{plate.title}</h3>
                      {!group.href && <Link to={plate.href}>{plate.place}</Link>}
                    </figcaption>
                  </figure>
                  <p className={css.files}>
                    <a href={plate.wallpaper.href} download aria-label={plate.wallpaper.label}>
                      <Smartphone size={18} aria-hidden /> {words.wallpaper}
                    </a>
                    <a href={plate.poster.href} download aria-label={plate.poster.label}>
                      <FileDown size={18} aria-hidden /> {words.poster}
                    </a>
                  </p>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
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

const anchorOf = ({ plates: [first] }: PlatesData['groups'][number]) => `grupo-${first?.id}`;

/**
 * Whether a plate has a row for itself beside the one that leads its group: both of two, and the first of any other odd
 * number, so that no row has a hole.
 */
function isAcross(index: number, count: number) {
  const others = count - 1;
  return index > 0 && (others <= 2 || (others % 2 === 1 && index === 1));
}

/** The number of rows beside the plate that leads its group. */
function rowsBeside(count: number) {
  const others = count - 1;
  return others <= 2 ? others : Math.ceil(others / 2);
}
