import { useTranslation } from '#app/i18n/translation.tsx';
import { hiddenFields } from '#common/contracts/forms.ts';
import css from './post-form.module.css';

/** Fields for the server, off the screen and out of the reading order. */
export function HiddenFields() {
  const { t } = useTranslation();
  return (
    <div className={css.trap} aria-hidden>
      <label>
        {t('form.trap')} <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={hiddenFields.elapsed} />
      <input type="hidden" name={hiddenFields.attempt} />
    </div>
  );
}
