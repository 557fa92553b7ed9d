import { Share2 } from 'lucide-react';
import { toast } from '#app/features/toasts/toasts.ts';
import { useTranslation } from '#app/i18n/translation.tsx';
import { copyText } from '#common/lib/copy-text.ts';
import { Button } from '#common/ui/button.tsx';

/** Opens the system's share sheet if there is one; otherwise it copies the link. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = window.location.href;
    try {
      if ('share' in navigator) {
        await navigator.share({ title, url });
      } else {
        await copyText(url);
        toast({ title: t('share.copied.title'), description: t('share.copied.text') });
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return; // the visitor closed the dialog
      console.warn('The link could not be shared.', error);
      toast({ title: t('share.failed.title'), description: url, tone: 'error' });
    }
  };
  return (
    <Button data-needs-script data-press="compartir" variant="outline" onClick={share}>
      <Share2 size={18} aria-hidden /> {t('share.button')}
    </Button>
  );
}
