import type { ReactNode } from 'react';
import type { Trust } from '#views/trust-views.ts';
import { HowWeKnow } from './how-we-know.tsx';
import { lastingLines } from './lasting-lines.ts';
import css from './page-trust.module.css';
import { TrustNote } from './trust-note.tsx';

type Props = {
  trust: Trust;
  /** What follows it at once. */
  children?: ReactNode;
};

/** More sentences than this are a list of sources: what they name says itself of when it is. */
const MOST_OPEN = 3;

/** The end of a practical page: how far its facts may be trusted, and where they come from. */
export function PageTrust({ trust, children }: Props) {
  return (
    <div className={`container ${css.trust}`}>
      <TrustNote trust={trust} isFolded={lastingLines(trust).length > MOST_OPEN} />
      <HowWeKnow trust={trust} />
      {children}
    </div>
  );
}
