import { useTranslation } from '#app/i18n/translation.tsx';
import css from './sample-mark.module.css';

/** Says that a figure is unconfirmed, or that a whole listing is made up. */
export function SampleMark({ isListing = false }: { isListing?: boolean }) {
  const { t } = useTranslation();
  return <span className={css.mark}>{t(isListing ? 'sampleListing' : 'sample')}</span>;
}
