import { useState } from 'react';
import { MAX_DAYS } from '#app/features/trip/plan/plan.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Field } from '#app/ui/field.tsx';

type Props = { days: number; onStart?: () => void; onChange: (days: number) => void };

/** How many days. What is typed stays as typed, so that a number can be deleted before another one is written. */
export function DaysField({ days, onStart, onChange }: Props) {
  const { t } = useTranslation();
  const [written, setWritten] = useState<string | null>(null);
  return (
    <Field
      label={t('trip.start.days')}
      name="dias"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_DAYS}
      required
      value={written ?? days}
      onFocus={onStart}
      onBlur={() => setWritten(null)}
      onChange={({ target }) => {
        setWritten(target.value);
        if (target.value !== '' && target.validity.valid) onChange(target.valueAsNumber);
      }}
    />
  );
}
