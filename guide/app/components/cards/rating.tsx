import { Star } from 'lucide-react';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Rating as RatingView } from '#views/views.ts';
import css from './rating.module.css';
import { SampleMark } from './sample-mark.tsx';

type Props = {
  rating: RatingView;
  /** Whether it carries its own sample mark if it is made up. */
  isMarked?: boolean;
};

export function Rating({ rating: { text, isSample }, isMarked = true }: Props) {
  const { t } = useTranslation();
  return (
    <span className={`${css.rating} ${isSample ? css.sample : ''}`}>
      <Star size={16} aria-hidden />
      <span className="visually-hidden">{t('rating', { text })}</span>
      <span aria-hidden>{text}</span>
      {isSample && isMarked && <SampleMark />}
    </span>
  );
}
