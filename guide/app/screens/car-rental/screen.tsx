import { MapPin } from 'lucide-react';
import { Badges } from '#app/components/cards/badges.tsx';
import { HeartButton } from '#app/components/cards/heart-button.tsx';
import { Rating } from '#app/components/cards/rating.tsx';
import { PageTrust } from '#app/components/facts/page-trust.tsx';
import { KnowForm } from '#app/components/forms/know-form.tsx';
import { Picture } from '#app/components/gallery/picture.tsx';
import { EmptyState } from '#app/components/list/empty-state.tsx';
import { Hero } from '#app/components/page/hero.tsx';
import { Link } from '#app/components/page/link.tsx';
import type { PageProps } from '#app/page/define-page.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import type page from './page.server.ts';
import type { Agency, CarRentalData } from './page.server.ts';
import css from './screen.module.css';

/** The `sizes` of a picture: the list has as many columns as fit. */
const SIZES =
  '(min-width: 1288px) 376px, (min-width: 1008px) calc(33.3vw - 54px), (min-width: 688px) calc(50vw - 58px), calc(100vw - 54px)';

export default function CarRentalScreen({ data }: PageProps<typeof page>) {
  const { hero, note, agencies, words, contact, trust } = data;
  return (
    <>
      <Hero title={hero.title} standfirst={hero.subtitle} picture={hero.picture} />
      {agencies.length === 0 ? (
        <EmptyState title={words.empty}>
          <p>{words.emptyHint}</p>
          <Link className={buttonClass()} to={contact.href}>
            {contact.label}
          </Link>
        </EmptyState>
      ) : (
        <section className={`container ${css.list}`} aria-labelledby="agencias">
          <h2 id="agencias">{words.list}</h2>
          {note && <p className={css.note}>{note}</p>}
          <ul className={css.grid}>
            {agencies.map((agency) => (
              <li key={agency.favourite.id}>
                <AgencyCard agency={agency} words={words} contact={contact} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <PageTrust trust={trust}>
        <KnowForm isJoined />
      </PageTrust>
    </>
  );
}

function AgencyCard({ agency, words, contact }: { agency: Agency } & Pick<CarRentalData, 'words' | 'contact'>) {
  const { name, location, description, picture, rating, vehicles, features, badges, ways, unknown, favourite } = agency;
  return (
    <article className={css.card}>
      <div className={css.print}>
        <Picture picture={picture} sizes={SIZES} />
        <HeartButton className={css.heart} favourite={favourite} />
      </div>
      <div className={css.words}>
        <h3>{name}</h3>
        <p className={css.location}>
          <MapPin size={16} aria-hidden /> {location}
        </p>
        {(rating || badges.length > 0) && (
          <div className={css.marks}>
            {rating && <Rating rating={rating} isMarked={false} />}
            <Badges badges={badges} />
          </div>
        )}
        <p>{description}</p>
        {unknown && <p className={css.unknown}>{unknown}</p>}
        <Details label={words.vehicles} items={vehicles} />
        <Details label={words.features} items={features} />
        <div className={css.buttons}>
          {ways.map(({ href, label }) => (
            <a key={href} className={buttonClass()} href={href} aria-label={`${label}: ${name}`}>
              {label}
            </a>
          ))}
          {ways.length === 0 && (
            <Link className={buttonClass('outline')} to={contact.href} aria-label={`${contact.label}: ${name}`}>
              {contact.label}
            </Link>
          )}
          <Button className={css.more} disabled>
            {words.more}
          </Button>
        </div>
      </div>
    </article>
  );
}

function Details({ label, items }: { label: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <dl className={css.details}>
      <dt>{label}</dt>
      {items.map((item) => (
        <dd key={item}>{item}</dd>
      ))}
    </dl>
  );
}
