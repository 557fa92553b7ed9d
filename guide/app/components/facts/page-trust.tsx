import type { ReactNode } from 'react';
import type { Trust } from '#views/trust-views.ts';
import { HowWeKnow } from './how-we-know.tsx';
import css from './page-trust.module.css';
import { TrustNote } from './trust-note.tsx';

type Props = {
  trust: Trust;
  /** What follows it at once. */
  children?: ReactNode;
};

/** The end of a practical page: how far its facts may be trusted, and where they come from. */
export function PageTrust({ trust, children }: Props) {
  return (
    <div className={`container ${css.trust}`}>
      <TrustNote trust={trust} />
      <HowWeKnow trust={trust} />
      {children}
    </div>
  );
}
