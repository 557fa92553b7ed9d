import { type ComponentType, useEffect, useState } from 'react';
import { whenQuiet } from '#app/features/offline/when-quiet.ts';

/** The slot in the header for `SignalMark`, whose code is loaded once the page is quiet. */
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
