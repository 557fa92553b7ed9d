import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '#app/features/offline/when-quiet.ts';

/** The place of what works without signal, in the header: loaded once the page is quiet, and empty with signal. */
export function OfflineSlot() {
  const [Mark, setMark] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      whenQuiet(() => {
        import('./signal-mark.tsx').then(
          ({ SignalMark }) => setMark(() => SignalMark),
          (error: unknown) => console.warn('What works without signal could not be loaded.', error),
        );
      }),
    [],
  );
  return Mark && <Mark />;
}
