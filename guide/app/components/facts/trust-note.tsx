import { BadgeCheck, CircleHelp, History, Phone } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { useTranslation } from '#app/i18n/translation.tsx';
import { paths } from '#common/lib/address/paths.ts';
import type { Office, Trust, TrustLine } from '#views/trust-views.ts';
import { Dated } from './dated.tsx';
import css from './trust-note.module.css';

const icons = { fresh: BadgeCheck, old: History, expired: History } satisfies Record<TrustLine['tone'], unknown>;

type Props = {
  trust: Trust;
  /** Whether all but whom to ask is folded. */
  isFolded?: boolean;
};

/**
 * How far the page's facts may be trusted on the day it is read, and, always folded, what is unknown. Whom to ask stays
 * open if nobody else can be.
 */
export function TrustNote({ trust, isFolded = false }: Props) {
  const { t } = useTranslation();
  const { unknown, office } = trust;
  return (
    <div className={css.note}>
      {isFolded ? (
        <details className={css.fold}>
          <summary>{t('side.trust')}</summary>
          <Known trust={trust} />
        </details>
      ) : (
        <Known trust={trust} />
      )}
      {office && (
        <p className={css.open}>
          <Phone size={16} aria-hidden />
          <span>
            <AskOffice office={office} />
          </span>
        </p>
      )}
      {unknown && <Unknown unknown={unknown} />}
      <InlineScript name="dated" />
    </div>
  );
}

/** Sentences, each with an icon; everything unconfirmed is one of them. */
function Known({ trust: { lines, unconfirmed } }: { trust: Trust }) {
  return (
    <>
      {lines.map(({ tone, text, from, until }) => {
        const Mark = icons[tone];
        return (
          <Dated key={text + tone} as="p" className={css[tone]} from={from} until={until}>
            <Mark size={16} aria-hidden /> {text}
          </Dated>
        );
      })}
      {unconfirmed && (
        <p className={css.open}>
          <CircleHelp size={16} aria-hidden />
          <span>{unconfirmed}</span>
        </p>
      )}
    </>
  );
}

/** What is missing steps back behind one line. */
function Unknown({ unknown: { title, text, ask, office } }: { unknown: NonNullable<Trust['unknown']> }) {
  return (
    <details className={css.fold}>
      <summary>{title}</summary>
      <p className={css.open}>
        {text} <Ask>{ask}</Ask>
      </p>
      {office && (
        <p>
          <AskOffice office={office} />
        </p>
      )}
    </details>
  );
}

function AskOffice({ office: { text, numbers } }: { office: Office }) {
  return (
    <>
      {text}{' '}
      {numbers.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </>
  );
}

/** Links to the form on the page, or to the contact page if the guide has no server to receive the answer. */
function Ask({ children }: { children: string }) {
  const { suggest } = useLayout();
  return suggest ? <a href="#sabes">{children}</a> : <Link to={paths.contact}>{children}</Link>;
}
