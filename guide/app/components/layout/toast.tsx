import { Close, Description, Provider, Root, Title, Viewport } from '@radix-ui/react-toast';
import { X } from 'lucide-react';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './toast.module.css';

const DURATION_MS = 5000;
const SWIPE_PX = 50;

type Props = {
  toast: { title: string; description?: string; tone: 'plain' | 'error' };
  onClose: () => void;
};

/** One notice, dismissed after five seconds, by its button, or by a swipe. */
export function ToastView({ toast: { title, description, tone }, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Provider duration={DURATION_MS} swipeThreshold={SWIPE_PX} label={t('toast.label')}>
      <Root
        asChild
        className={tone === 'error' ? `${css.toast} ${css.error}` : css.toast}
        role={tone === 'error' ? 'alert' : 'status'}
        // Without it, assistive technology is told to interrupt what it is reading.
        type={tone === 'error' ? 'foreground' : 'background'}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <div>
          <Title className={css.title}>{title}</Title>
          {description && <Description>{description}</Description>}
          <Close className={css.close} aria-label={t('toast.close')}>
            <X size={18} aria-hidden />
          </Close>
        </div>
      </Root>
      {/* A single notice is not a list. */}
      <Viewport asChild className={css.viewport} label={t('toast.region')}>
        <div />
      </Viewport>
    </Provider>
  );
}
