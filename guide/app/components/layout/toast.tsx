import { X } from 'lucide-react';
import { useDeferredValue, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { useCountdown } from './use-countdown.ts';
import { useSwipeAway } from './use-swipe-away.ts';

const DURATION_MS = 5000;

type Props = { toast: Toast | null; onClose: (id: number) => void };

/**
 * The place of the notices; F8 leads into one. It is there before its first notice, in an earlier render: a screen
 * reader announces only what is added to a place that it knows.
 */
export function Toasts({ toast, onClose }: Props) {
  const { t } = useTranslation();
  const shown = useDeferredValue(toast, null);
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const button = region.current?.querySelector('button');
      if (key !== 'F8' || !button || region.current?.contains(document.activeElement)) return;
      before.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function close(id: number) {
    // Whoever came here by F8 goes back to what she was doing.
    if (region.current?.contains(document.activeElement)) (before.current as HTMLElement | null)?.focus();
    onClose(id);
  }

  return (
    <section ref={region} aria-label={t('toast.region')} aria-live="polite">
      {toast && shown && <ToastView key={shown.id} toast={shown} onClose={() => close(shown.id)} />}
    </section>
  );
}

/** One notice, dismissed after five seconds that nobody spends reading it, by its button, Escape, or a swipe. */
function ToastView({ toast: { title, description, tone }, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const pauses = useCountdown(DURATION_MS, onClose);
  const swipe = useSwipeAway(onClose);
  const onEscape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  // Above everything, also a dialog; browsers without popovers show it where it stands.
  useLayoutEffect(() => box.current?.showPopover?.(), []);
  useEffect(() => {
    document.addEventListener('keydown', onEscape);
    return () => document.removeEventListener('keydown', onEscape);
  }, []);
  return (
    <div
      ref={box}
      popover="manual"
      className={tone === 'error' ? 'toast toast-error' : 'toast'}
      role={tone === 'error' ? 'alert' : 'status'}
      {...pauses}
      {...swipe}
    >
      <div className="toast-title">{title}</div>
      {description && <div>{description}</div>}
      <button type="button" className="toast-close" aria-label={t('toast.close')} onClick={onClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  );
}
