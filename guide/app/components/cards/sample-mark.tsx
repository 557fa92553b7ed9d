import { useTranslation } from '#app/i18n/translation.tsx';
import css from './sample-mark.module.css';

/** Marks a figure as unconfirmed, or a whole listing as made up; `text` replaces the words for several figures. */
export function SampleMark({ isListing = false, text }: { isListing?: boolean; text?: string }) {
  const { t } = useTranslation();
  return <span className={css.mark}>{text ?? t(isListing ? 'sampleListing' : 'sample')}</span>;
}
