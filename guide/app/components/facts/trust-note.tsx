import { BadgeCheck, CircleHelp, History, Phone } from 'lucide-react';
import { useLayout } from '#app/components/layout/layout-context.tsx';
import { InlineScript } from '#app/components/page/inline-script.tsx';
import { Link } from '#app/components/page/link.tsx';
import { paths } from '#common/lib/address/paths.ts';
import type { Office, Trust, TrustLine } from '#views/trust-views.ts';
import { Dated } from './dated.tsx';
import css from './trust-note.module.css';

const icons = { fresh: BadgeCheck, old: History, expired: History } satisfies Record<TrustLine['tone'], unknown>;

/**
 * How far the page's facts may be trusted on the day it is read: sentences, each with an icon. Everything unconfirmed
 * is one paragraph, and everything unknown one folded line. Whom to ask stays open if nobody else can be.
 */
export function TrustNote({ trust: { lines, unconfirmed, unknown, office } }: { trust: Trust }) {
  return (
    <div className={css.note}>
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

/** What is missing steps back behind one line. */
function Unknown({ unknown: { title, text, ask, office } }: { unknown: NonNullable<Trust['unknown']> }) {
  return (
    <details className={css.unknown}>
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
