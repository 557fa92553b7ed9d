import { type ComponentType, useEffect, useState } from 'react';
import { dismissToast, type Toast, useIsToastExpected, useToast } from '#app/features/toasts/toasts.ts';
import { loadStyles } from '#common/lib/load-styles.ts';
import sheet from './toast.css?url';

type ToastsProps = { toast: Toast | null; onClose: (id: number) => void };

/** Shows the current notice. Its code and looks load with the first one, or once one is expected. */
export function Toaster() {
  const toast = useToast();
  const isExpected = useIsToastExpected();
  const [Toasts, setToasts] = useState<ComponentType<ToastsProps> | null>(null);
  useEffect(() => {
    if (!(toast || isExpected) || Toasts) return;
    Promise.all([import('./toast.tsx'), loadStyles(sheet)])
      .then(([module]) => setToasts(() => module.Toasts))
      .catch((error: unknown) => {
        console.warn('What shows notices could not be loaded.', error);
        if (!toast) return;
        // The network was lost before anything was fetched for later. The browser can say it by itself.
        window.alert([toast.title, toast.description].filter(Boolean).join('\n\n'));
        dismissToast(toast.id);
      });
  }, [toast, isExpected, Toasts]);
  return Toasts && <Toasts toast={toast} onClose={dismissToast} />;
}
