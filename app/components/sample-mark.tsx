import { useTranslation } from '#app/i18n/words.tsx';
import css from './sample-mark.module.css';

/** Says that nobody confirmed a figure, or that a whole listing is made up. */
export function SampleMark({ isListing = false }: { isListing?: boolean }) {
  const { t } = useTranslation();
  return <span className={css.mark}>{t(isListing ? 'sampleListing' : 'sample')}</span>;
}
