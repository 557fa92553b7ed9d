import { useLayout } from '#app/components/layout/layout-context.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './own-number-note.module.css';

/** Beside the guide's own number while that is invented: nobody answers it. */
export function OwnNumberNote() {
  const { t } = useTranslation();
  const { contact } = useLayout();
  return contact.isExample ? <p className={css.note}>{t('side.guideExample')}</p> : null;
}
