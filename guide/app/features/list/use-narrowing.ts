import { startTransition, useOptimistic } from 'react';
import { inZone, WITH, ZONE } from '#common/lib/address/narrowing.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import { askedOf } from './list-state.ts';

/** What a list is narrowed to besides its filter: its marks, and how a visitor changes them. */
export type Narrowing = {
  asked: string[];
  zone: string;
  needs: string[];
  chooseZone: (zone: string) => void;
  toggleNeed: (need: string) => void;
};

/** The zone and the needs live in the address, like the filter; a choice is shown before the address follows. */
export function useNarrowing(offered: readonly string[]): Narrowing {
  const [search, change] = useSearchParams();
  const [shown, showAtOnce] = useOptimistic(search.toString());
  const at = new URLSearchParams(shown);
  const needs = at.get(WITH)?.split(' ') ?? [];
  const zone = at.get(ZONE) ?? '';
  const put = (name: string, value: string) =>
    startTransition(() => {
      const next = new URLSearchParams(search);
      setOrDelete(next, name, value);
      showAtOnce(next.toString());
      change((search) => setOrDelete(search, name, value));
    });
  return {
    asked: askedOf(at, offered),
    zone: offered.includes(inZone(zone)) ? zone : '',
    needs,
    chooseZone: (zone) => put(ZONE, zone),
    toggleNeed: (need) =>
      put(WITH, (needs.includes(need) ? needs.filter((one) => one !== need) : [...needs, need]).join(' ')),
  };
}

/** An empty value deletes the parameter. */
export function setOrDelete(search: URLSearchParams, name: string, value: string) {
  if (value) search.set(name, value);
  else search.delete(name);
}
