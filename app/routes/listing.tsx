import { ArrowLeft, MapPin } from 'lucide-react';
import { BackLink } from '#app/components/back-link.tsx';
import { Badges } from '#app/components/badges.tsx';
import { Gallery } from '#app/components/gallery.tsx';
import { HeartButton } from '#app/components/heart-button.tsx';
import { MissingListing } from '#app/components/missing-listing.tsx';
import { Rating } from '#app/components/rating.tsx';
import { Sections } from '#app/components/sections.tsx';
import { ShareButton } from '#app/components/share-button.tsx';
import { SideCard } from '#app/components/side-card.tsx';
import { favouriteOf } from '#app/features/favourites/favourites.ts';
import { useTranslation } from '#app/i18n/words.tsx';
import { usePage } from '#app/use-page.ts';
import css from './listing.module.css';
import type { ListingData } from './listing.server.ts';

const AUTOPLAY_MS = 5000;

export default function ListingPage() {
  const { t } = useTranslation();
  const { path, data } = usePage<ListingData>();
  const { back, detail } = data;
  if (!detail) return <MissingListing back={back} />;
  const { card, images, sections } = detail;
  return (
    <article className={`container ${css.listing}`} key={path}>
      <BackLink {...back}>
        <ArrowLeft size={20} aria-hidden /> {back.label}
      </BackLink>
      <header className={css.heading}>
        <div>
          <h1>{card.title}</h1>
          <p className={css.location}>
            <MapPin size={18} aria-hidden /> <span lang={card.lang}>{card.location}</span>
          </p>
          {card.rating && (
            <p>
              <Rating rating={card.rating} />
            </p>
          )}
          <Badges badges={card.badges} />
        </div>
        <div className={css.actions}>
          <ShareButton title={card.title} />
          <HeartButton favourite={favouriteOf(card)} />
        </div>
      </header>
      <div className={css.columns}>
        <div>
          <Gallery pictures={images} label={t('gallery.of', { name: card.title })} autoplayMs={AUTOPLAY_MS} isFirst />
        </div>
        <SideCard detail={detail} />
        <Sections sections={sections} lang={card.lang} />
      </div>
    </article>
  );
}
