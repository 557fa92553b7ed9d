import { useEffect, useState } from 'react';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import type { MapItem, MapKind } from './map-views.ts';

type Clock = { openAmong: typeof import('./open-among.ts').openAmong; now: Date };

/** The items that are open now by the reader's clock; null without that filter, and until its code has loaded. */
export function useOpenAmong(isAsked: boolean, items: MapItem[], kinds: MapKind[]) {
  const [clock, setClock] = useState<Clock | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    import('./open-among.ts')
      .then(({ openAmong }) => {
        if (isGone) return;
        const look = () => setClock({ openAmong, now: new Date() });
        look();
        stop = whenSeenAgain(look);
      })
      .catch((error: unknown) => console.warn('What is open now could not be worked out.', error));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isAsked]);
  return isAsked && clock ? clock.openAmong(items, kinds, clock.now) : null;
}
