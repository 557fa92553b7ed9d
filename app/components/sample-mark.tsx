import { useTranslation } from 'react-i18next';
import css from './sample-mark.module.css';

/** Stands beside a figure that nobody confirmed. */
export function SampleMark() {
  const { t } = useTranslation();
  return <span className={css.mark}>{t('sample')}</span>;
}
