import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { toast } from '#app/features/toasts/toasts.ts';
import { planAsText } from '#app/features/trip/take-away/as-text.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { copyText } from '#common/lib/copy-text.ts';
import { Button, buttonClass } from '#common/ui/button.tsx';
import dialogCss from '../dialog/dialog.module.css';
import css from '../screen.module.css';
import type { Trip } from '../use-trip.ts';
import { QrCode } from './qr-code.tsx';
import { usePlanLink } from './use-link.ts';

type Props = { trip: Trip; days: TimedDay[]; icon: ReactNode };

/** Shares the plan: as a message, as a link that contains all of it, or as a code to scan. */
export function ShareTrip({ trip, days, icon }: Props) {
  const { t } = useTranslation();
  const { language } = useLayout();
  const dialog = useRef<HTMLDialogElement>(null);
  const link = usePlanLink(trip.plan);
  const text = planAsText(days, trip.plan.travel, t, language);
  const title = t('trip.share.title');

  const copy = async () => {
    try {
      await copyText(link);
      toast({ title: t('trip.share.copied') });
    } catch (error) {
      console.warn('The link could not be copied.', error);
      toast({ title: t('trip.share.failed'), tone: 'error' });
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: t('trip.title'), text, url: link });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // closed by the visitor
      console.warn('The trip could not be shared.', error);
      toast({ title: t('trip.share.failed'), tone: 'error' });
    }
  };
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>
        {icon} {t('trip.share.button')}
      </Button>
      <dialog ref={dialog} className={`${dialogCss.dialog} ${css.dialog}`} aria-label={title}>
        <header>
          <h2>{title}</h2>
          <Button variant="ghost" size="icon" aria-label={t('trip.close')} onClick={() => dialog.current?.close()}>
            <X size={22} aria-hidden />
          </Button>
        </header>
        <p>{t('trip.share.text')}</p>
        <div className={css.ways}>
          {'share' in navigator && <Button onClick={share}>{t('trip.share.phone')}</Button>}
          <a
            className={buttonClass('outline')}
            href={`https://wa.me/?text=${encodeURIComponent(`${text}\n\n${link}`)}`}
            target="_blank"
            rel="noopener"
          >
            WhatsApp
          </a>
          <Button variant="outline" onClick={copy}>
            {t('trip.share.copy')}
          </Button>
        </div>
        <label className={css.link}>
          {t('trip.share.link')}
          <input readOnly value={link} onFocus={({ target }) => target.select()} />
        </label>
        {link && <QrCode text={link} label={t('trip.share.qr')} />}
      </dialog>
    </>
  );
}
