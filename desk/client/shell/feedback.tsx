import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { words } from '../words.ts';
import css from './feedback.module.css';

/** What stands in the place of something that is on its way. */
export function Loading({ text = words.loading }: { text?: string }) {
  return (
    <p className={css.loading} role="status">
      {text}
    </p>
  );
}

/** What went wrong, and a way to try again. */
export function Failure({ text, onRetry, children }: { text: string; onRetry?: () => void; children?: ReactNode }) {
  return (
    <div className={css.failure} role="alert">
      <p>{text}</p>
      {children}
      {onRetry && (
        <Button variant="outline" onClick={onRetry}>
          {words.again}
        </Button>
      )}
    </div>
  );
}

/** A sheet of paper with related things. */
export function Card({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'warn' | 'good' }) {
  return <div className={`${css.card} ${css[tone] ?? ''}`}>{children}</div>;
}

/** A small word that marks an entry: "Borrador". */
export function Mark({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'warn' | 'good' }) {
  return <span className={`${css.mark} ${css[`${tone}Mark`] ?? ''}`}>{children}</span>;
}
