import { Globe, Phone } from 'lucide-react';
import type { Detail, Fact } from '#app/catalog/views.ts';
import { Icon } from '#app/components/icon.tsx';
import { useTranslation } from '#app/i18n/words.tsx';
import { printedAddress } from '#app/lib/printed-address.ts';
import { paths } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { Link } from './link.tsx';
import { SampleMark } from './sample-mark.tsx';
import css from './side-card.module.css';
import { InstagramMark } from './social-marks.tsx';
import { WhatsappMark } from './whatsapp-mark.tsx';

/** Price, figures and how to reach the place: what a traveller decides with. */
export function SideCard({ detail }: { detail: Detail }) {
  const { t } = useTranslation();
  const { price, counts, facts, contact, lastSeen } = detail;
  const { whatsapp, phone, website, instagram, isGuide } = contact;
  const hasNothing = !whatsapp && !phone && !website && !instagram;
  return (
    <aside className={css.card} aria-label={t('side.label')}>
      {price && (
        <p className={css.price}>
          <strong>{price.text}</strong>
          {price.unit && <span>{price.unit.replace('/ ', '/')}</span>} {price.isSample && <SampleMark />}
        </p>
      )}
      {counts.length > 0 && <FactList facts={counts} className={css.counts} />}
      {facts.length > 0 && <FactList facts={facts} className={css.facts} />}
      <div className={css.buttons}>
        {whatsapp && (
          <a
            className={buttonClass('default')}
            href={whatsapp}
            target="_blank"
            rel="noopener"
            data-printed={printedAddress(whatsapp)}
          >
            <WhatsappMark /> {t('side.whatsapp')}
          </a>
        )}
        {phone && (
          <a className={`${buttonClass('outline')} ${css.call}`} href={phone.href}>
            <Phone size={18} aria-hidden /> {t('side.call')}
          </a>
        )}
        {phone && <p className={css.number}>{phone.label}</p>}
        {website && (
          <a
            className={buttonClass('outline')}
            href={website.href}
            target="_blank"
            rel="noopener"
            data-printed={printedAddress(website.href)}
          >
            <Globe size={18} aria-hidden /> {website.label}
          </a>
        )}
        {instagram && (
          <a
            className={buttonClass('outline')}
            href={instagram.href}
            target="_blank"
            rel="noopener"
            data-printed={printedAddress(instagram.href)}
          >
            <InstagramMark /> {instagram.label}
          </a>
        )}
      </div>
      {isGuide && <p className={css.note}>{t('side.guideAnswers')}</p>}
      {!isGuide && !phone && !whatsapp && (
        <p className={css.note}>
          {t(hasNothing ? 'side.noContact' : 'side.noPhone')} <Link to={paths.contact}>{t('side.tellUs')}</Link>
        </p>
      )}
      {lastSeen && <p className={css.note}>{lastSeen}</p>}
    </aside>
  );
}

function FactList({ facts, className }: { facts: Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map(({ icon, label, text, isSample }) => (
        <div key={label}>
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>
            {text} {isSample && <SampleMark />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
