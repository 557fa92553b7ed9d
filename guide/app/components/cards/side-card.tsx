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
  /** Stands before the buttons. */
  children?: ReactNode;
};

/** The price, figures and contact that a traveller decides by. */
export function SideCard({ detail, children }: Props) {
  const { t } = useTranslation();
  const { price, counts, facts, hours, contact, trust } = detail;
  const { whatsapp, phone, website, instagram, facebook, isGuide, isExample } = contact;
  const first = [whatsapp, phone, website, instagram, facebook].find((way) => way !== null);
  const look = (way: typeof first) => buttonClass(way === first ? 'default' : 'outline');
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
            className={look(whatsapp)}
            href={whatsapp}
            target="_blank"
            rel="noopener"
            data-printed={isExample ? undefined : printedAddress(whatsapp)}
          >
            <WhatsappMark /> {t('side.whatsapp')}
          </a>
        )}
        {phone && (
          <a className={`${look(phone)} ${css.call}`} href={phone.href}>
            <Phone size={18} aria-hidden /> {t('side.call')}
          </a>
        )}
        {phone && <p className={css.number}>{phone.label}</p>}
        {website && (
          <a
            className={look(website)}
            href={website.href}
            data-press="sitio"
            target="_blank"
            rel="noopener"
            data-printed={printedAddress(website.href)}
          >
            <Globe size={18} aria-hidden /> {website.label}
          </a>
        )}
        {instagram && (
          <a
            className={look(instagram)}
            href={instagram.href}
            data-press="sitio"
            target="_blank"
            rel="noopener"
            data-printed={printedAddress(instagram.href)}
          >
            <InstagramMark /> {instagram.label}
          </a>
        )}
        {facebook && (
          <a
            className={look(facebook)}
            href={facebook.href}
            data-press="sitio"
            target="_blank"
            rel="noopener"
            data-printed={printedAddress(facebook.href)}
          >
            <FacebookMark /> {facebook.label}
          </a>
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
