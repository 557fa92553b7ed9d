import { X } from 'lucide-react';
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
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
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      const button = box.current?.querySelector('button');
      if (key !== 'F8' || !button || box.current?.contains(document.activeElement)) return;
      before.current = document.activeElement;
      button.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function close(id: number) {
    // Whoever came here by F8 goes back to what she was doing.
    if (box.current?.contains(document.activeElement)) (before.current as HTMLElement | null)?.focus();
    onClose(id);
  }

  return (
    <section aria-label={t('toast.region')} aria-live="polite">
      {toast && shown && (
        <InDialog key={shown.id}>
          <ToastView toast={shown} box={box} onClose={() => close(shown.id)} />
        </InDialog>
      )}
    </section>
  );
}

/** While a dialog is open, the rest of the page takes no presses and is not read aloud: a notice stands inside it. */
function InDialog({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState(() => document.querySelector('dialog[open]'));
  useEffect(() => {
    const leave = () => setDialog(null);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [dialog]);
  return dialog ? createPortal(children, dialog) : children;
}

type ToastProps = { toast: Toast; box: RefObject<HTMLDivElement | null>; onClose: () => void };

/** One notice, dismissed after five seconds that nobody spends reading it, by its button, Escape, or a swipe. */
function ToastView({ toast: { title, description, tone }, box, onClose }: ToastProps) {
  const { t } = useTranslation();
  const pauses = useCountdown(DURATION_MS, onClose);
  const swipe = useSwipeAway(onClose);
  const onEscape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  // Above everything, also a dialog; browsers without popovers show it where it stands.
  useLayoutEffect(() => box.current?.showPopover?.(), [box]);
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
