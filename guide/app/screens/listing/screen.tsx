import { ArrowLeft, MapPin } from 'lucide-react';
import { Badges } from '#app/components/cards/badges.tsx';
import { ContactWays } from '#app/components/cards/contact-ways.tsx';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { Rating } from '#app/components/cards/rating.tsx';
import { ShareButton } from '#app/components/cards/share-button.tsx';
import { SideCard } from '#app/components/cards/side-card.tsx';
import { HowWeKnow } from '#app/components/facts/how-we-know.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { Gallery } from '#app/components/gallery/gallery.tsx';
import { MissingListing } from '#app/components/list/missing-listing.tsx';
import { BackLink } from '#app/components/page/back-link.tsx';
import { Below } from '#app/components/page/below.tsx';
import { Link } from '#app/components/page/link.tsx';
import { Sections } from '#app/components/sections/sections.tsx';
import { AddToTrip } from '#app/components/trip/add-to-trip.tsx';
import { favouriteOf } from '#app/features/favourites/favourites.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { buttonClass } from '#common/ui/button.tsx';
import { Combine, FactStrip, Neighbours, PlaceGuide } from './around.tsx';
import { LONG_NAME } from './long-name.ts';
import type page from './page.server.ts';
import type { BriefNote } from './page.server.ts';
import css from './screen.module.css';
import { ThingsItRuns, ToWhoRunsIt, WhoRunsIt } from './who.tsx';

const AUTOPLAY_MS = 5000;

export default function ListingScreen({ path, data }: PageProps<typeof page>) {
  const { t } = useTranslation();
  const { back, detail, lede, around, columns, brief, who, runs, canPlan, others } = data;
  if (!detail || !columns) return <MissingListing back={back} />;
  const { card, images, sections, sampleNote, trust } = detail;
  const place = around?.place && (
    <PlaceGuide
      place={around.place}
      isRow={columns.place !== 'onward'}
      isWide={columns.place === 'foot' && columns.said !== 'foot'}
    />
  );
  const [last] = sections.slice(-1);
  const mapRow = columns.isMapRow && last?.kind === 'map' ? last : null;
  const beside = mapRow ? sections.slice(0, -1) : sections;
  // Who runs it follows the description, or fills the column beside it; with them it needs no answer from the guide.
  const opening = who && beside[0]?.kind === 'prose' ? 1 : 0;
  const isGuideLast = who !== null && who !== undefined && detail.contact.isGuide;
  const said = (
    <div className={css.said}>
      {trust && <HowWeKnow trust={trust} />}
      <KnowForm />
      {brief && <Brief note={brief} />}
    </div>
  );
  const blocksOf = (spot: typeof columns.place) => (
    <>
      {columns.place === spot && place}
      {columns.said === spot && said}
    </>
  );
  const runners = who && (
    <WhoRunsIt who={who}>{isGuideLast && <ContactWays contact={detail.contact} isLast />}</WhoRunsIt>
  );
  return (
    <article key={path}>
      <div className={`container ${css.listing} ${columns.isStripWide ? css.wide : ''}`}>
        <div className={css.opening}>
          <div className={css.print}>
            <Gallery pictures={images} label={t('gallery.of', { name: card.title })} autoplayMs={AUTOPLAY_MS} isFirst />
          </div>
          <div className={css.lead}>
            <header className={css.heading}>
              <BackLink {...back}>
                <ArrowLeft size={20} aria-hidden /> {back.label}
              </BackLink>
              <h1 className={card.title.length > LONG_NAME ? css.long : undefined}>{card.title}</h1>
              <p className={css.location}>
                <MapPin size={18} aria-hidden /> <span lang={card.lang}>{card.location}</span>
              </p>
              {(card.rating || card.badges.length > 0) && (
                <div className={css.marks}>
                  {card.rating && (
                    <p>
                      <Rating
                        rating={card.isSample ? { ...card.rating, isSample: true } : card.rating}
                        isMarked={!card.isSample}
                      />
                    </p>
                  )}
                  <Badges badges={card.badges} />
                </div>
              )}
              {sampleNote && <p className={css.sample}>{sampleNote}</p>}
              {lede?.title && <h2 className="visually-hidden">{lede.title}</h2>}
              {lede && (
                <p className={css.lede} lang={card.lang}>
                  {lede.text}
                </p>
              )}
              <div className={css.actions}>
                <ShareButton title={card.isSample ? t('sampleNamed', { name: card.title }) : card.title} />
                {canPlan && <AddToTrip item={{ type: card.type, id: card.id, name: card.title }} />}
                <HeartButton favourite={favouriteOf(card)} />
              </div>
            </header>
            {around && brief && <FactStrip cells={around.strip} isNarrow />}
            <SideCard detail={detail}>
              {isGuideLast ? (
                <ToWhoRunsIt who={who} />
              ) : (
                others && (
                  <p>
                    <Link className={buttonClass('link')} to={others.href}>
                      {others.label}
                    </Link>
                  </p>
                )
              )}
            </SideCard>
          </div>
        </div>
        {around && !brief && <FactStrip cells={around.strip} />}
        <Below>
          <div className={css.columns}>
            <div className={css.text}>
              {runs && <ThingsItRuns runs={runs} />}
              {opening > 0 && <Sections sections={beside.slice(0, opening)} lang={card.lang} />}
              {around?.route && runners}
              <Sections sections={beside.slice(opening)} lang={card.lang} />
              {blocksOf('text')}
            </div>
            <div className={css.onward}>
              {around?.route ? <Combine route={around.route} /> : runners}
              {blocksOf('onward')}
            </div>
            <div className={css.foot}>
              {mapRow && (
                <div className={css.mapRow}>
                  <Sections sections={[mapRow]} lang={card.lang} />
                </div>
              )}
              {blocksOf('foot')}
            </div>
          </div>
        </Below>
      </div>
      {around && (
        <Below>
          <Neighbours neighbours={around.neighbours} />
        </Below>
      )}
    </article>
  );
}

/** For the business itself: nobody has described it yet. */
function Brief({ note: { known, yours, remove } }: { note: BriefNote }) {
  return (
    <div className={css.brief}>
      <p>{known}</p>
      <p>
        <Link to={yours.href}>{yours.label}</Link> <Link to={remove.href}>{remove.label}</Link>
      </p>
    </div>
  );
}
