import { useEffect } from 'react';
import { useLocation } from '#engine/navigation/context.ts';

/** Opens the folded answer that a fragment names: browsers do so on a page load, not on client-side navigation. */
export function useOpenTarget() {
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    const answer = target?.closest('details');
    if (!target || !answer || answer.open) return;
    answer.open = true;
    target.scrollIntoView();
  }, [location]);
}
