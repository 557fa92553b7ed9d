import { useTranslation } from '#app/i18n/translation.tsx';
import css from './sample-mark.module.css';

/** Says that a figure is unconfirmed, or that a whole listing is made up; `text` says it of several figures. */
export function SampleMark({ isListing = false, text }: { isListing?: boolean; text?: string }) {
  const { t } = useTranslation();
  return <span className={css.mark}>{text ?? t(isListing ? 'sampleListing' : 'sample')}</span>;
}
