import { useEffect, useState } from 'react';
import type { Plan } from './plan.ts';

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

/** `back` returns the deleted part to the plan as it is now, so that later changes stay. */
type Undone = { back: (now: Plan) => Plan; said: string };

/** Remembers how to undo the last deletion, for ten seconds. */
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
