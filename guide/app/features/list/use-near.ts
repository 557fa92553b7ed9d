import { useEffect, useRef, useState } from 'react';
import { NEAR, WITH } from '#common/lib/address/narrowing.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import type { NarrowOptions } from '#views/list-views.ts';
import type { Near } from './near.ts';

export type NearState = {
  /** What is known of nearness; null unless it is asked for, `failed` if its file does not come. */
  near: Near | 'failed' | null;
  /** Marks that a press, not an address, asks for what is near: only then is the device asked where it is. */
  onPress: () => void;
};

/** Sorts a list by nearness while the address asks for it. The code and the points load only then. */
export function useNear(narrow: NarrowOptions | null, language: string): NearState {
  const [search] = useSearchParams();
  const [near, setNear] = useState<NearState['near']>(null);
  const isPressed = useRef(false);
  const file = narrow?.near ?? null;
  const isAsked = file !== null && (search.get(WITH) ?? '').split(' ').includes(NEAR);
  useEffect(() => {
    if (!isAsked || file === null) return;
    let isGone = false;
    let stop = () => {};
    import('./near.ts')
      .then(({ watchNear }) => {
        if (isGone) return;
        const watch = watchNear(file, language, () => isPressed.current, setNear);
        stop = watch.stop;
        return watch.ready;
      })
      .catch((error: unknown) => {
        if (isGone) return;
        console.warn('What is near could not be worked out.', error);
        setNear('failed');
      });
    return () => {
      isGone = true;
      isPressed.current = false;
      stop();
      setNear(null);
    };
  }, [isAsked, file, language]);
  return {
    near,
    onPress: () => {
      isPressed.current = true;
    },
  };
}
