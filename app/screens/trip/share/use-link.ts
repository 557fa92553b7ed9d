import { useEffect, useState } from 'react';
import type { Plan } from '#app/features/trip/plan/plan.ts';
import { encodePlan } from '#app/features/trip/plan/plan-link.ts';

/** The whole address that holds a plan; empty until it is made. */
export function usePlanLink(plan: Plan): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void encodePlan(plan).then((hash) => {
      const { origin, pathname } = window.location;
      if (isCurrent) setLink(origin + pathname + hash);
    });
    return () => {
      isCurrent = false;
    };
  }, [plan]);
  return link;
}
