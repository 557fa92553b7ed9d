import { type ComponentType, useEffect, useState } from 'react';
import { waitingAttempts } from '#app/features/forms/waiting.ts';
import { useIsToastExpected } from '#app/features/toasts/toasts.ts';

/**
 * The slot in a form for messages that wait for a network. What shows them is loaded when some wait, and when a visitor
 * begins to write: without a network nothing could be loaded any more.
 */
export function WaitingSlot({ form }: { form: string }) {
  const hasWaiting = waitingAttempts.use().length > 0;
  const isWanted = useIsToastExpected() || hasWaiting;
  const [Panel, setPanel] = useState<ComponentType<{ form: string }> | null>(null);
  useEffect(() => {
    if (!isWanted || Panel) return;
    const stop = new AbortController();
    const load = () =>
      import('./waiting-panel.tsx').then(
        ({ WaitingPanel }) => setPanel(() => WaitingPanel),
        (error: unknown) => {
          console.warn('The messages that wait cannot be shown yet.', error);
          addEventListener('online', load, { once: true, signal: stop.signal });
        },
      );
    void load();
    return () => stop.abort();
  }, [isWanted, Panel]);
  return Panel && <Panel form={form} />;
}
