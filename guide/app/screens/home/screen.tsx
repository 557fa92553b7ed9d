import type { ReactNode } from 'react';
import { Card } from '#app/components/cards/card.tsx';
import { InstagramMark } from '#app/components/cards/social-marks.tsx';
import { DatedPrices } from '#app/components/facts/dated-prices.tsx';
import { Carousel } from '#app/components/gallery/carousel.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { VideoOnTap } from '#app/components/gallery/video-on-tap.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Opening } from './opening.tsx';
import type page from './page.server.ts';
import type { HomeData } from './page.server.ts';
import { Places, Routes } from './places.tsx';
import css from './screen.module.css';
import { Today } from './today.tsx';

/** The `sizes` of a picture with five arches in a row, or three; it is square and as high as its arch. */
const ARCH = '(min-width: 1288px) 276px, (min-width: 768px) calc(25vw - 46px), calc(41.7vw - 41px)';
/** The `sizes` of a picture in two columns, beside its words, or in a row that is swiped on a phone. */
const HALF =
  '(min-width: 1288px) 608px, (min-width: 768px) calc(50vw - 36px), (min-width: 600px) calc(33.3vw - 16px), calc(68vw - 22px)';

export default function HomeScreen({ data }: PageProps<typeof page>) {
  const { hero, today, places, routes, categories, lodgings, featured, tiles, video, instagram } = data;
  return (
    <>
      <Opening hero={hero} />
      <Today today={today} />
      <Below>
        <Places places={places} />
        <Routes routes={routes} />
        <Categories categories={categories} />
        {lodgings.cards.length > 0 && (
          <Stays id="alojamientos" stays={lodgings}>
            <ul className={css.stays}>
              {lodgings.cards.map((card) => (
                <li key={card.id}>
                  <Card card={card} layout="line" heading="h3" />
                </li>
              ))}
            </ul>
          </Stays>
        )}
        {featured.cards.length > 0 && (
          <Stays id="destacados" stays={featured} isSmall={lodgings.cards.length > 0}>
            <Carousel label={featured.title} layout="row-then-grid">
              {featured.cards.map((card) => (
                <Card key={card.id} card={card} layout={lodgings.cards.length > 0 ? 'compact' : 'row'} heading="h3" />
              ))}
            </Carousel>
          </Stays>
        )}
        <Tiles tiles={tiles} />
        <VideoOnTap video={video} />
        <Instagram instagram={instagram} />
      </Below>
    </>
  );
}

function Categories({ categories: { title, tiles } }: { categories: HomeData['categories'] }) {
  return (
    <section className={`container ${css.section}`} aria-labelledby="rubros">
      <h2 id="rubros">{title}</h2>
      <ul className={css.categories}>
        {tiles.map(({ href, label, picture }) => (
          <li key={href}>
            <Link className={css.category} to={href}>
              <span className={css.arch}>
                <Picture picture={picture} sizes={ARCH} isDecorative />
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type StaysProps = { id: string; stays: HomeData['featured']; isSmall?: boolean; children: ReactNode };

function Stays({ id, stays, isSmall = false, children }: StaysProps) {
  const { title, subtitle, href, linkLabel, cards } = stays;
  return (
    <section className={css.band} aria-labelledby={id}>
      <div className="container">
        <div className={css.opening}>
          <div>
            <h2 id={id}>{title}</h2>
            <p className={css.subtitle}>{subtitle}</p>
          </div>
          <Link className={buttonClass('outline')} to={href}>
            {linkLabel}
          </Link>
        </div>
        <div className={isSmall ? css.few : css.featured}>
          {children}
          <DatedPrices cards={cards} />
        </div>
      </div>
    </section>
  );
}

function Tiles({ tiles: { title, items } }: { tiles: HomeData['tiles'] }) {
  return (
    <section className={`container ${css.section}`} aria-labelledby="formas">
      <h2 id="formas">{title}</h2>
      <ul className={css.tiles}>
        {items.map(({ href, label, text, linkLabel, picture }) => (
          <li key={href} className={css.tile}>
            <Picture picture={picture} sizes={HALF} />
            <div className={css.tileWords}>
              <h3>{label}</h3>
              <p>{text}</p>
              <Link to={href}>{linkLabel}</Link>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Instagram({ instagram: { title, text, button, href, pictures } }: { instagram: HomeData['instagram'] }) {
  return (
    <section className={`container ${css.section}`} aria-labelledby="instagram">
      <div className={css.opening}>
        <div>
          <h2 id="instagram">{title}</h2>
          <p className={css.subtitle}>{text}</p>
        </div>
        <a className={buttonClass('outline')} href={href} target="_blank" rel="noopener">
          <InstagramMark /> {button}
        </a>
      </div>
      <Carousel label={title} layout="row">
        {pictures.map((picture) => (
          <figure key={picture.src} className={css.post}>
            <Picture picture={picture} sizes="(max-width: 599px) calc(46vw - 22px), min(calc(60vw - 22px), 278px)" />
            <figcaption>{picture.caption}</figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
