import { useEffect, useState } from 'react';
import type { Plan } from './plan.ts';

/** How long a deletion can be taken back. */
const UNDO_MS = 10_000;

type Undone = { before: Plan; said: string };

/** Remembers the plan before the last deletion, for ten seconds. */
export function useUndo() {
  const [last, setLast] = useState<Undone | null>(null);
  useEffect(() => {
    if (!last) return;
    const timer = setTimeout(() => setLast(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return { last, remember: (before: Plan, said: string) => setLast({ before, said }), forget: () => setLast(null) };
}
