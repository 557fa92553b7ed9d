import { MapPin, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Card as CardView } from '#app/catalog/views.ts';
import { favouriteOf } from '#app/features/favourites/favourites.ts';
import { toast } from '#app/features/toasts/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Badges } from './badges.tsx';
import css from './card.module.css';
import { HeartButton } from './heart-button.tsx';
import { Picture } from './picture.tsx';
import { SampleMark } from './sample-mark.tsx';

type Props = { card: CardView /** In the first row: its picture is loaded at once. */; isFirst?: boolean };

/** One listing in a list: a small print with its name below. */
export function Card({ card, isFirst = false }: Props) {
  const { href, title, location, summary, image, badges, rating, price, facts, tags, moreTags, unfinished } = card;
  return (
    <article className={css.card}>
      <div className={css.print}>
        <Link to={href} state={{ fromList: true }} tabIndex={-1} aria-hidden>
          <Picture picture={image} isFirst={isFirst} />
        </Link>
        <div className={css.badges}>
          <Badges badges={badges} />
        </div>
        <HeartButton className={css.heart} favourite={{ ...favouriteOf(card), name: title }} />
      </div>
      <div className={css.words}>
        <h2 className={css.title}>
          <Link to={href} state={{ fromList: true }}>
            {title}
          </Link>
        </h2>
        <p className={css.location}>
          <span className={css.place}>
            <MapPin size={16} aria-hidden />
            {location}
          </span>
          {rating && (
            <span className={css.rating}>
              <Star size={16} aria-hidden />
              <Rating text={rating.text} />
              {rating.isSample && <SampleMark />}
            </span>
          )}
        </p>
        <p>
          {summary.short}
          {summary.rest && <span className={css.onDesktop}>{summary.rest}</span>}
          {(summary.rest || summary.isCut) && <span className={summary.isCut ? '' : css.onPhone}>…</span>}
        </p>
        {tags.length > 0 && (
          <ul className={css.tags}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
            {moreTags && <li>{moreTags}</li>}
          </ul>
        )}
        <ul className={css.facts}>
          {facts.map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} /> {text}
            </li>
          ))}
        </ul>
        {price && (
          <p className={css.price}>
            <strong>{price.text}</strong> {price.unit} {price.isSample && <SampleMark />}
          </p>
        )}
        {unfinished.length > 0 && <UnfinishedButtons labels={unfinished} />}
      </div>
    </article>
  );
}

function Rating({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className="visually-hidden">{t('rating', { text })}</span>
      <span aria-hidden>{text}</span>
    </>
  );
}

function UnfinishedButtons({ labels }: { labels: string[] }) {
  const { t } = useTranslation();
  return (
    <div className={css.buttons}>
      {labels.map((label) => (
        <Button key={label} variant="outline" size="sm" onClick={() => toast({ title: t('notImplemented') })}>
          {label}
        </Button>
      ))}
    </div>
  );
}
