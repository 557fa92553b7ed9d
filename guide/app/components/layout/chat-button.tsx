import { WhatsappMark } from '#app/components/cards/whatsapp-mark.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import css from './floating.module.css';
import { useLayout } from './layout-context.tsx';

/** Opens a chat with the guide, from every page that has no contact of its own. */
export function ChatButton() {
  const { t } = useTranslation();
  const { contact } = useLayout();
  return (
    <a
      className={`${css.floating} ${css.chat}`}
      href={contact.whatsapp}
      target="_blank"
      rel="noopener"
      title={contact.isExample && t('numberExample')}
    >
      <WhatsappMark size={24} /> <span>{t('chat')}</span>
    </a>
  );
}
