import { useTranslation } from '#app/i18n/translation.tsx';
import css from './sample-mark.module.css';

/** Marks a figure as unconfirmed, or a whole listing as made up. */
export function SampleMark({ isListing = false }: { isListing?: boolean }) {
  const { t } = useTranslation();
  return <span className={css.mark}>{t(isListing ? 'sampleListing' : 'sample')}</span>;
}
