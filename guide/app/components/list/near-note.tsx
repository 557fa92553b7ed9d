import type { NearState } from '#app/features/list/use-near.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './filter-bar.module.css';

/** What is known of nearness, below the count; what the device answers is announced. */
export function NearNote({ near }: Pick<NearState, 'near'>) {
  const { t } = useTranslation();
  return (
    <div className={css.count} role="status" hidden={near === null}>
      {near === 'failed' ? t('nearFailed') : near?.text}{' '}
      {near !== 'failed' && near?.ask && (
        <button type="button" className={css.option} onClick={near.ask.press}>
          {near.ask.label}
        </button>
      )}
    </div>
  );
}
