import { useTranslation } from '#app/i18n/words.tsx';
import css from './floating.module.css';
import { useFrame } from './frame-context.tsx';
import { WhatsappMark } from './whatsapp-mark.tsx';

/** Floats over every page: a chat with the guide. */
export function ChatButton() {
  const { t } = useTranslation();
  const { contact } = useFrame();
  return (
    <a
      className={`${css.floating} ${css.chat}`}
      href={contact.whatsapp}
      target="_blank"
      rel="noopener"
      aria-label={t('chat')}
    >
      <WhatsappMark size={26} />
    </a>
  );
}
