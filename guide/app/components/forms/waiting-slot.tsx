import { type ComponentType, useEffect, useState } from 'react';
import { waitingAttempts } from '#app/features/forms/waiting.ts';

/** The slot in a form for messages that wait for a network; it loads nothing if there are none. */
export function WaitingSlot({ form }: { form: string }) {
  const hasWaiting = waitingAttempts.use().length > 0;
  const [Panel, setPanel] = useState<ComponentType<{ form: string }> | null>(null);
  useEffect(() => {
    if (!hasWaiting) return;
    import('./waiting-panel.tsx').then(
      ({ WaitingPanel }) => setPanel(() => WaitingPanel),
      (error: unknown) => console.warn('The messages that wait cannot be shown.', error),
    );
  }, [hasWaiting]);
  return Panel && <Panel form={form} />;
}
