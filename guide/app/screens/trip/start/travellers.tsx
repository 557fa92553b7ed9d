import { COMPANIES, type Company, TRAVELS, type Travel } from '#app/features/trip/plan/plan.ts';
import { useTranslation } from '#app/i18n/translation.tsx';

type Answers = { travel: Travel; company: Company[] };

/** The questions about means of travel and company. */
export function Travellers({ travel, company, onChange }: Answers & { onChange(change: Partial<Answers>): void }) {
  const { t } = useTranslation();
  return (
    <>
      <fieldset>
        <legend>{t('trip.start.travel')}</legend>
        {TRAVELS.map((one) => (
          <label key={one}>
            <input type="radio" name="traslado" checked={travel === one} onChange={() => onChange({ travel: one })} />
            {t(`trip.travel.${one}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('trip.start.company')}</legend>
        {COMPANIES.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={company.includes(one)}
              onChange={({ target }) =>
                onChange({ company: target.checked ? [...company, one] : company.filter((other) => other !== one) })
              }
            />
            {t(`trip.company.${one}`)}
          </label>
        ))}
      </fieldset>
    </>
  );
}
