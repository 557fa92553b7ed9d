import { Globe, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dated } from '#app/components/facts/dated.tsx';
import { Hours } from '#app/components/facts/hours.tsx';
import { TrustNote } from '#app/components/facts/trust-note.tsx';
import { WhileShown } from '#app/components/facts/while-shown.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { printedAddress } from '#common/lib/address/printed-address.ts';
import { buttonClass } from '#common/ui/button.tsx';
import type { Detail, Fact } from '#views/views.ts';
import { SampleMark } from './sample-mark.tsx';
import css from './side-card.module.css';
import { FacebookMark, InstagramMark } from './social-marks.tsx';
import { WhatsappMark } from './whatsapp-mark.tsx';

type Props = {
  detail: Detail;
  /** Stands before the buttons: those who can be reached instead of the guide. */
  children?: ReactNode;
};

/** The price, figures and contact that a traveller decides by: one button stands out, and pages on the web are links. */
export function SideCard({ detail, children }: Props) {
  const { t } = useTranslation();
  const { price, counts, facts, hours, contact, trust } = detail;
  const { whatsapp, phone, website, instagram, facebook, isGuide, isExample } = contact;
  const pages = [
    { page: website, mark: <Globe size={18} aria-hidden /> },
    { page: instagram, mark: <InstagramMark /> },
    { page: facebook, mark: <FacebookMark /> },
  ].flatMap(({ page, mark }) => (page ? [{ ...page, mark }] : []));
  const main = buttonClass(isGuide && children ? 'outline' : 'default');
  const [first] = whatsapp || phone ? [] : pages;
  return (
    <aside className={css.card} aria-label={t('side.label')}>
      {price && (
        <Dated as="p" className={css.price} until={price.until}>
          <strong>{price.text}</strong>
          {price.unit && <span>{price.unit.replace('/ ', '/')}</span>} {price.isSample && <SampleMark />}
        </Dated>
      )}
      {counts.length > 0 && <FactList facts={counts} className={css.counts} />}
      {facts.length > 0 && <FactList facts={facts} className={css.facts} />}
      {hours && <Hours hours={hours} />}
      {children}
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
      {trust && <TrustNote trust={trust} />}
    </aside>
  );
}

function FactList({ facts, className }: { facts: Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ icon, label, text, isSample, until, gone }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>
            <WhileShown until={until} gone={gone}>
              <span className={isSample ? css.sample : undefined}>{text}</span> {isSample && <SampleMark />}
            </WhileShown>
          </dd>
        </div>
      ))}
    </dl>
  );
}
