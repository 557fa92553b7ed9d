import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './floating.module.css';
import { useLayout } from './layout-context.tsx';

/** Opens a chat with the guide; floats over every page. */
export function ChatButton() {
  const { t } = useTranslation();
  const { contact } = useLayout();
  return (
    <a
      className={`${css.floating} ${css.chat}`}
      href={contact.whatsapp}
      target="_blank"
      rel="noopener"
      aria-label={t('chat')}
      title={contact.isExample && t('numberExample')}
    >
      <WhatsappMark size={26} />
    </a>
  );
}
