import type { ReactNode } from 'react';
import { Dated } from '#app/components/facts/dated.tsx';
import { Hours } from '#app/components/facts/hours.tsx';
import { TrustNote } from '#app/components/facts/trust-note.tsx';
import { WhileShown } from '#app/components/facts/while-shown.tsx';
import { Icon } from '#app/components/page/icon.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import type { Detail, Fact } from '#views/views.ts';
import { ContactWays } from './contact-ways.tsx';
import { SampleMark } from './sample-mark.tsx';
import css from './side-card.module.css';

type Props = {
  detail: Detail;
  /** The way to those who can be reached, instead of its own contact. */
  children?: ReactNode;
};

/** The price, figures and contact that a traveller decides by. */
export function SideCard({ detail, children }: Props) {
  const { t } = useTranslation();
  const { price, counts, facts, hours, contact, trust } = detail;
  return (
    <aside className={css.card} aria-label={t('side.label')}>
      {price && (
        <Dated as="p" className={css.price} until={price.until}>
          <strong>{price.text}</strong>
          {price.unit && <span>{price.unit.replace('/ ', '/')}</span>} {price.isSample && <SampleMark />}
        </Dated>
      )}
      {counts.length > 0 && (
        <dl className={css.counts}>
          {counts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
      {hours && <Hours hours={hours} />}
      {children || <ContactWays contact={contact} />}
      {trust && <TrustNote trust={trust} />}
    </aside>
  );
}

function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={css.facts}>
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
