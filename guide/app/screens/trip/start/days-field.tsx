import { MAX_DAYS } from '#app/features/trip/plan/plan.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { Field } from '#common/ui/field.tsx';
import { useTyped } from '../use-typed.ts';

type Props = { days: number; onStart?: () => void; onChange: (days: number) => void };

/** The number of days. */
export function DaysField({ days, onStart, onChange }: Props) {
  const { t } = useTranslation();
  const typed = useTyped(days, (count) => onChange(Math.round(count)));
  return (
    <Field
      label={t('trip.start.days')}
      name="dias"
      type="number"
      inputMode="numeric"
      min={1}
      max={MAX_DAYS}
      required
      onFocus={onStart}
      {...typed}
    />
  );
}
