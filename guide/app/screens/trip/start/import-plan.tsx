import { FolderOpen } from 'lucide-react';
import { toast } from '#app/features/toasts/toasts.ts';
import { MAX_BYTES, readPlanFile } from '#app/features/trip/plan/plan-link.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { buttonClass } from '#common/ui/button.tsx';
import type { Trip } from '../use-trip.ts';
import css from './start-form.module.css';

/** Imports a plan from a file that was exported here or on another device. */
export function ImportPlan({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { plan, dropped } = readPlanFile(await file.slice(0, MAX_BYTES + 1).text()); // not a film of gigabytes
      trip.set(plan);
      if (dropped > 0) toast({ title: t('trip.import.dropped', { count: dropped }) });
    } catch (error) {
      console.info('The file holds no plan.', error);
      toast({ title: t('trip.import.failed'), tone: 'error' });
    }
  };
  return (
    <label className={css.file}>
      {t('trip.import.label')}
      {/* Over the button, which speaks the page's language: the browser's own speaks the browser's. */}
      <span className={css.chooser}>
        <span className={buttonClass('outline')} aria-hidden>
          <FolderOpen size={20} /> {t('trip.import.choose')}
        </span>
        <input
          className={css.input}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </span>
    </label>
  );
}
