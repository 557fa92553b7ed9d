import { useEffect, useState } from 'react';
import type { Plan } from '#app/features/trip/plan/plan.ts';
import { encodePlan } from '#app/features/trip/plan/plan-link.ts';

/** The full address that contains a plan; empty until it is encoded. */
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
