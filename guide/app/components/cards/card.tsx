import { MapPin, Phone } from 'lucide-react';
import { memo } from 'react';
import { isOver } from '#app/components/facts/is-over.ts';
import { Picture } from '#app/components/gallery/picture.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import { Link } from '#app/components/page/link.tsx';
import { favouriteOf } from '#app/features/favourites/favourites.ts';
import { IN_A_ROW } from '#app/features/list/list-state.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Button } from '#common/ui/button.tsx';
import type { Card as CardView, ContactPoint } from '#views/views.ts';
import { Badges } from './badges.tsx';
import css from './card.module.css';
import { HeartButton } from './heart-button.tsx';
import { Rating } from './rating.tsx';
import { SampleMark } from './sample-mark.tsx';
import { WhatsappMark } from './whatsapp-mark.tsx';

type Props = {
  card: CardView;
  layout?: keyof typeof SIZES;
  /** Whether the card is in the first row, so that its picture is loaded at once. */
  isFirst?: boolean;
  /** The heading level below that of the list. */
  heading?: 'h2' | 'h3';
};

const THREE_COLUMNS = '(min-width: 1288px) 375px, (min-width: 768px) calc(33.3vw - 54px), ';

/**
 * The print's width in each layout: as many columns as fit; three columns that become a row to swipe, or a line each;
 * or always one line each.
 */
const SIZES = {
  grid: '(min-width: 1270px) 270px, (min-width: 969px) calc(33.3vw - 54px), (min-width: 653px) calc(50vw - 58px), calc(100vw - 54px)',
  row: `${THREE_COLUMNS}min(calc(84vw - 48px), 318px)`,
  line: THREE_COLUMNS + IN_A_ROW,
  compact: IN_A_ROW,
};

/** One listing in a list: a small print with its name below. Memoized, because a filter re-renders the list. */
export const Card = memo(function Card({ card, layout = 'grid', isFirst = false, heading: Heading = 'h2' }: Props) {
  const {
    href,
    title,
    lang,
    location,
    distance,
    now,
    summary,
    image,
    badges,
    isSample,
    rating,
    price,
    facts,
    tags,
    moreTags,
    unfinished,
    contact,
  } = card;
  return (
    <article className={css.card} data-phone={contact.phone}>
      <div className={css.print}>
        <Link to={href} tabIndex={-1} aria-hidden>
          <Picture picture={image} sizes={SIZES[layout]} priority={isFirst ? 'early' : 'late'} />
        </Link>
        <HeartButton className={css.heart} favourite={favouriteOf(card)} />
      </div>
      <div className={css.words}>
        <Heading className={css.title}>
          <Link to={href}>{title}</Link>
        </Heading>
        <Badges badges={badges} />
        <p className={css.location}>
          <span className={css.place}>
            <MapPin size={18} aria-hidden />
            <span lang={lang}>{location}</span>
            {distance}
          </span>
          {rating && <Rating rating={isSample ? { ...rating, isSample } : rating} isMarked={false} />}
        </p>
        <p lang={lang}>
          {summary.short}
          {summary.rest && <span className={css.onDesktop}>{summary.rest}</span>}
          {summary.cut === 'both' ? '…' : summary.cut && <span className={css.onPhone}>…</span>}
        </p>
        {tags.length > 0 && (
          <ul className={css.tags} lang={lang}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
            {moreTags && <li>{moreTags}</li>}
          </ul>
        )}
        {/* Its line is held until the clock is known. */}
        {now !== undefined && <p data-now>{now || '\u00a0'}</p>}
        <ul className={css.facts}>
          {facts.map(({ icon, text }) => (
            <li key={text} lang={lang}>
              <Icon name={icon} />
              {text}
            </li>
          ))}
          <ContactSign {...contact} />
        </ul>
        {price && (
          <p className={css.price} data-until={price.until} hidden={isOver(price.until)}>
            <strong>{price.text}</strong> {price.unit} {price.isSample && <SampleMark />}
          </p>
        )}
        {/* One mark for all its made-up figures. */}
        {rating?.isSample && !price?.isSample && <SampleMark />}
        {unfinished.length > 0 && <UnfinishedButtons labels={unfinished} />}
      </div>
    </article>
  );
});

/** How it can be reached; its page has the number. */
function ContactSign({ whatsapp, phone }: ContactPoint) {
  const { t } = useTranslation();
  if (whatsapp)
    return (
      <li>
        <WhatsappMark size={18} />
        WhatsApp
      </li>
    );
  return phone ? (
    <li>
      <Phone size={18} aria-hidden />
      {t('byPhone')}
    </li>
  ) : null;
}

function UnfinishedButtons({ labels }: { labels: string[] }) {
  const { t } = useTranslation();
  return (
    <div className={css.buttons}>
      {labels.map((label) => (
        <Button
          key={label}
          data-needs-script
          variant="outline"
          size="sm"
          onClick={() => toast({ title: t('notImplemented') })}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
