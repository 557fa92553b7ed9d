import { useEffect, useMemo, useState } from 'react';
import type { ListData } from '#views/list-views.ts';

/** The list with what is open now, once that is known: the code for it loads after the page. */
export function useOpenNow(data: ListData): ListData {
  const [update, show] = useState<(data: ListData) => ListData>();
  useEffect(() => {
    if (!data.openNow && !data.hours) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./open-now.ts')
      .then(({ watch }) => {
        if (!isGone) stop = watch(data, (update) => show(() => update));
      })
      .catch((error: unknown) => console.warn('What is open now could not be worked out.', error));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [data]);
  return useMemo(() => (update ? update(data) : data), [update, data]);
}
