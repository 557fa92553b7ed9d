import { useRef, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { addDay } from '#app/features/trip/plan/edit-plan.ts';
import { MAX_DAYS, type Plan } from '#app/features/trip/plan/plan.ts';
import { planFile } from '#app/features/trip/plan/plan-link.ts';
import { dayLabel } from '#app/features/trip/write.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { saveFile, type TextFile } from '#common/lib/save-file.ts';
import { Button } from '#common/ui/button.tsx';
import { Field } from '#common/ui/field.tsx';
import { AskDialog } from '../dialog/ask-dialog.tsx';
import { SavedFile } from '../saved-file.tsx';
import type { Trip } from '../use-trip.ts';
import { DaysField } from './days-field.tsx';
import { ImportPlan } from './import-plan.tsx';
import css from './start-form.module.css';
import { Travellers } from './travellers.tsx';

/** The dates, length, means of travel and company, and the actions on the plan as a whole. */
export function TripSettings({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const { plan } = trip;
  // The plan before typing starts: the "1" of "10" must not merge days.
  const before = useRef(plan);
  const [saved, setSaved] = useState<TextFile | null>(null);
  const save = () => {
    const file = { name: 'mi-viaje.json', type: 'application/json', text: planFile(plan) };
    saveFile(file);
    setSaved(file);
  };
  const put = (part: Partial<Plan>) => trip.change((old) => ({ ...old, ...part }));
  const company = plan.company.map((one) => t(`trip.company.${one}`));
  const summary = [
    plan.start ? dayLabel(plan.start, language) : t('trip.noDate'),
    t('trip.daysCount', { count: plan.days.length }),
    t(`trip.travel.${plan.travel}`),
    ...company,
  ].join('\u00a0· ');
  return (
    <details className={css.settings}>
      <summary>
        <strong>{t('trip.settings')}:</strong> {summary}
      </summary>
      <div className={css.row}>
        <Field
          label={t('trip.start.arrival')}
          name="llegada"
          type="date"
          value={plan.start ?? ''}
          onChange={({ target }) => put({ start: target.value || null })}
        />
        <DaysField
          days={plan.days.length}
          onStart={() => {
            before.current = plan;
          }}
          onChange={(days) => trip.resize(before.current, days)}
        />
      </div>
      <Travellers travel={plan.travel} company={plan.company} onChange={put} />
      <div className={css.buttons}>
        <Button variant="outline" disabled={plan.days.length >= MAX_DAYS} onClick={() => trip.change(addDay)}>
          {t('trip.addDay')}
        </Button>
        <Button variant="outline" onClick={save}>
          {t('trip.export')}
        </Button>
        <ClearPlan trip={trip} />
      </div>
      <SavedFile file={saved} />
      <ImportPlan trip={trip} />
    </details>
  );
}

function ClearPlan({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button variant="outline" onClick={() => dialog.current?.showModal()}>
        {t('trip.clear')}
      </Button>
      <AskDialog ref={dialog} question={t('trip.clearAsk')} action={t('trip.clear')} onConfirm={trip.clear} />
    </>
  );
}
