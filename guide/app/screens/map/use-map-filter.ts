import { useState } from 'react';
import { isSame, useFavourites } from '#app/features/favourites/favourites.ts';
import { FILTER, OPEN_NOW } from '#app/features/list/list-state.ts';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { hasWords } from '#common/lib/text/fold.ts';
import { useNavigate, useSearchParams } from '#engine/navigation/context.ts';
import type { MapData, MapItem } from './map-views.ts';
import { useOpenAmong } from './use-open-among.ts';

/** The filter in an address: a kind, words, a district, only saved or open things, and a list's own filter. */
export type MapFilter = {
  kind: string;
  words: string;
  area: string;
  isSaved: boolean;
  isOpen: boolean;
  list: string | null;
};

const KIND = 'tipo';
const WORDS = 'q';
const AREA = 'en';
const SAVED = 'guardados';
const OPEN = 'abierto';

export const everything: MapFilter = { kind: '', words: '', area: '', isSaved: false, isOpen: false, list: null };

/** The items that pass the filter, and a function to change it: each choice replaces the address, without history. */
export function useMapFilter({ items, kinds }: Pick<MapData, 'items' | 'kinds'>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const favourites = useFavourites();
  // The HTML of a page is the same for every query string, so the first render ignores it.
  const [chosen, setChosen] = useState<MapFilter | null>(null);
  const fromAddress = useHydrated() ? readFilter(search, kinds) : everything;
  const filter = chosen ?? fromAddress;
  const wanted = items.filter(
    (item) => isKept(item, filter) && (!filter.isSaved || favourites.some((saved) => isSame(saved, identity(item)))),
  );
  const open = useOpenAmong(filter.isOpen, wanted, kinds);
  const kept = filter.isOpen ? wanted.filter(({ id }) => open?.until.has(id)) : wanted;
  const choose = (change: Partial<MapFilter>) => {
    const next = { ...filter, ...change };
    setChosen(next); // at once, since the address changes later
    void navigate(`?${writeFilter(next)}`, { replace: true, preventScrollReset: true });
  };
  return { filter, kept, open, choose };
}

/** Reads the filter from an address; unknown kinds count as none. A list has its own name for the "open now" filter. */
export function readFilter(search: URLSearchParams, kinds: { id: string }[]): MapFilter {
  const kind = search.get(KIND) ?? '';
  const list = search.get(FILTER);
  return {
    kind: kinds.some(({ id }) => id === kind) ? kind : '',
    words: search.get(WORDS) ?? '',
    area: search.get(AREA) ?? '',
    isSaved: search.has(SAVED),
    isOpen: search.has(OPEN) || list === OPEN_NOW,
    list: list === OPEN_NOW ? null : list,
  };
}

export function writeFilter({ kind, words, area, isSaved, isOpen, list }: MapFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (area) search.set(AREA, area);
  if (kind) search.set(KIND, kind);
  if (kind && list) search.set(FILTER, list);
  if (words) search.set(WORDS, words);
  if (isSaved) search.set(SAVED, '1');
  if (isOpen) search.set(OPEN, '1');
  return search;
}

/** Whether a filter leaves things out; a district only moves the view. */
export const isNarrowed = ({ kind, words, isSaved, isOpen }: MapFilter) =>
  kind !== '' || words !== '' || isSaved || isOpen;

/** The address of a list with the map's filter. A list takes only one filter, and its own is the more specific one. */
export function listAddress(list: string, filter: Pick<MapFilter, 'isOpen' | 'list'>): string {
  const kept = filter.list ?? (filter.isOpen ? OPEN_NOW : null);
  return kept ? `${list}?${new URLSearchParams({ [FILTER]: kept })}` : list;
}

/** Whether an item passes the kind, the words and the list's own filter. */
export function isKept(item: Pick<MapItem, 'kind' | 'name' | 'note' | 'filters'>, filter: MapFilter): boolean {
  const { kind, words, list } = filter;
  if (kind && item.kind !== kind) return false;
  if (kind && list && !item.filters.includes(list)) return false;
  return hasWords(`${item.name} ${item.note}`, words);
}

const identity = ({ id, type = '' }: MapItem) => ({ id: id.slice(id.indexOf('/') + 1), type });
