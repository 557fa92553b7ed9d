import { Globe, Phone } from 'lucide-react';
import { useTranslation } from '#app/i18n/translation.tsx';
import { printedAddress } from '#common/lib/address/printed-address.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { Contact } from '#views/views.ts';
import css from './contact-ways.module.css';
import { FacebookMark, InstagramMark } from './social-marks.tsx';
import { WhatsappMark } from './whatsapp-mark.tsx';

type Props = {
  contact: Contact;
  /** Whether others come first, so that no button stands out. */
  isLast?: boolean;
};

/** How to reach a business, or the guide: one button stands out, and pages on the web are links. */
export function ContactWays({ contact, isLast = false }: Props) {
  const { t } = useTranslation();
  const { whatsapp, phone, website, instagram, facebook, isGuide, isExample } = contact;
  const pages = [
    { page: website, mark: <Globe size={18} aria-hidden /> },
    { page: instagram, mark: <InstagramMark /> },
    { page: facebook, mark: <FacebookMark /> },
  ].flatMap(({ page, mark }) => (page ? [{ ...page, mark }] : []));
  const main = buttonClass(isLast ? 'outline' : 'default');
  const [first] = whatsapp || phone ? [] : pages;
  return (
    <>
      <div className={css.buttons} data-own-contact={whatsapp || phone ? '' : undefined}>
        {whatsapp && (
          <a
            className={main}
            href={whatsapp}
            target="_blank"
            rel="noopener"
            data-printed={isExample ? undefined : printedAddress(whatsapp)}
          >
            <WhatsappMark /> {t('side.whatsapp')}
          </a>
        )}
        {phone && (
          <a className={`${whatsapp ? buttonClass('outline') : main} ${css.call}`} href={phone.href}>
            <Phone size={18} aria-hidden /> {t('side.call')}
          </a>
        )}
        {phone && <p className={css.number}>{phone.label}</p>}
        {pages.length > 0 && (
          <p className={css.pages}>
            {pages.map(({ href, label, mark }) => (
              <a
                key={href}
                className={href === first?.href ? main : undefined}
                href={href}
                data-press="sitio"
                target="_blank"
                rel="noopener"
                data-printed={printedAddress(href)}
              >
                {mark} {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {isGuide && <p className={css.note}>{t(isExample ? 'side.guideExample' : 'side.guideAnswers')}</p>}
    </>
  );
}
