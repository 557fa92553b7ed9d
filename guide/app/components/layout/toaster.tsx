import { type ComponentType, useEffect, useState } from 'react';
import { dismissToast, type Toast, useIsToastExpected, useToast } from '#app/features/toasts/toasts.ts';

type ToastProps = { toast: Toast; onClose: () => void };

/** Shows the current notice. Its code loads with the first one, or once one is expected. */
export function Toaster() {
  const toast = useToast();
  const isExpected = useIsToastExpected();
  const [ToastView, setToastView] = useState<ComponentType<ToastProps> | null>(null);
  useEffect(() => {
    if (!(toast || isExpected) || ToastView) return;
    import('./toast.tsx')
      .then((module) => setToastView(() => module.ToastView))
      .catch((error: unknown) => {
        console.warn('What shows notices could not be loaded.', error);
        if (!toast) return;
        // The network was lost before anything was fetched for later. The browser can say it by itself.
        window.alert([toast.title, toast.description].filter(Boolean).join('\n\n'));
        dismissToast(toast.id);
      });
  }, [toast, isExpected, ToastView]);
  if (!toast || !ToastView) return null;
  return <ToastView key={toast.id} toast={toast} onClose={() => dismissToast(toast.id)} />;
}
