import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useGuideCopy } from '#app/features/offline/use-guide-copy.ts';
import type { OfflineMessages } from '#app/i18n/offline-messages.ts';
import { paths } from '#common/lib/address/paths.ts';
import { fetchBuilt } from '#engine/browser/page-data.ts';
import { holdsAll } from '#engine/offline/store.ts';
import css from './signal-mark.module.css';

/** Shows in the header that there is no signal and what is kept, or that there are new data; otherwise nothing. */
export function SignalMark() {
  const { language } = useLayout();
  const { view } = useGuideCopy(language);
  const isLost = view !== null && !view.hasSignal;
  const isNewer = Boolean(view?.copy?.coming?.isComplete && holdsAll(view.copy.used));
  const words = useWords(language, isLost || isNewer);
  if (!words || !view || !(isLost || isNewer)) return null;
  const { mark } = words;
  return (
    <span role="status">
      <Link className={css.mark} to={paths.keep}>
        {isLost && <CloudOff size={18} aria-hidden />}
        {isLost ? `${mark.lost}: ${holdsAll(view.copy?.used ?? null) ? mark.kept : mark.some}` : mark.newer}
      </Link>
    </span>
  );
}

/** Fetches the texts only if there is something to say. */
function useWords(language: string, isNeeded: boolean): OfflineMessages | null {
  const [words, setWords] = useState<OfflineMessages | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    const abort = new AbortController();
    fetchBuilt<OfflineMessages>(`/locales/${language}/offline.json`, abort.signal).then(setWords, (error: unknown) => {
      if (!abort.signal.aborted) console.warn('The words of the mark could not be loaded.', error);
    });
    return () => abort.abort();
  }, [language, isNeeded]);
  return words;
}
