import { useEffect, useState } from 'react';
import type { Plan } from './plan.ts';

/** How long a deletion can be taken back. */
const UNDO_MS = 10_000;

/** `back` gives what was deleted to the plan as it is by then: what was changed since stays. */
type Undone = { back: (now: Plan) => Plan; said: string };

/** Remembers how the last deletion is taken back, for ten seconds. */
export function useUndo() {
  const [last, setLast] = useState<Undone | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return {
    last,
    remember: (back: Undone['back'], said: string) => setLast({ back, said }),
    forget: () => setLast(null),
  };
}
