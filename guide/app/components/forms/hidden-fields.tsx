import { useTranslation } from '#app/i18n/translation.tsx';
import { hiddenFields } from '#common/contracts/forms.ts';

/**
 * Fields for the server, off the screen and out of the reading order: programs that fill in forms would recognize
 * `display: none`.
 */
export function HiddenFields() {
  const { t } = useTranslation();
  return (
    <div className="visually-hidden" aria-hidden>
      <label>
        {t('form.trap')} <input name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
      <input type="hidden" name={hiddenFields.elapsed} />
      <input type="hidden" name={hiddenFields.attempt} />
    </div>
  );
}
