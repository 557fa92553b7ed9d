import { type ReactNode, useEffect } from 'react';
import { Button } from '#common/ui/button.tsx';
import { useLostSignal } from '../api/signal.ts';
import { words } from '../words.ts';
import css from './feedback.module.css';
import looks from './looks.module.css';

/** A placeholder for something that is loading. */
export function Loading({ text = words.loading }: { text?: string }) {
  return (
    <p className={css.loading} role="status">
      {text}
    </p>
  );
}

/**
 * An error, with a button to try again. That there is no signal is said only while there is none: once it is back, the
 * error tries again by itself, or goes.
 */
export function Failure({ text, onRetry, children }: { text: string; onRetry?: () => void; children?: ReactNode }) {
  const isOver = !useLostSignal() && text === words.failures.noSignal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the signal is back
  useEffect(() => {
    if (isOver) onRetry?.();
  }, [isOver]);
  if (isOver) return null;
  return (
    <div className={`${looks.error} ${css.failure}`} role="alert">
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

/** A panel of related content. */
export function Card({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'warn' | 'good' }) {
  return <div className={`${css.card} ${css[tone] ?? ''}`}>{children}</div>;
}

/** A small label on an entry: "Borrador". */
export function Mark({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'warn' | 'good' }) {
  return <span className={`${css.mark} ${css[`${tone}Mark`] ?? ''}`}>{children}</span>;
}
