import { useState } from 'react';
import { isSame, useFavourites } from '#app/features/favourites/favourites.ts';
import { FILTER, OPEN_NOW } from '#app/features/list/list-state.ts';
import { useHydrated } from '#app/lib/hooks/use-hydrated.ts';
import { fold } from '#app/lib/text/fold.ts';
import { useNavigate, useSearchParams } from '#engine/navigation/context.ts';
import type { MapData, MapItem } from './map-views.ts';
import { useOpenAmong } from './use-open-among.ts';

/** What an address asks of the map: a kind, words, a district, only what is saved or open, and a list's own filter. */
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

/** What is left of the items, and how to ask for others: each choice is an address, and adds no history. */
export function useMapFilter({ items, kinds }: Pick<MapData, 'items' | 'kinds'>) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const favourites = useFavourites();
  // The HTML of an address is the same whatever stands behind its question mark.
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
    setChosen(next); // at once; the address follows
    navigate(`?${writeFilter(next)}`, { replace: true, preventScrollReset: true });
  };
  return { filter, kept, open, choose };
}

/** What an address asks; a kind that the map does not have is none. A list names what is open by a filter of its own. */
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

/** The address of a list that keeps what the map keeps; of several filters a list has one, and its own is the closer. */
export function listAddress(list: string, filter: Pick<MapFilter, 'isOpen' | 'list'>): string {
  const kept = filter.list ?? (filter.isOpen ? OPEN_NOW : null);
  return kept ? `${list}?${new URLSearchParams({ [FILTER]: kept })}` : list;
}

/** Whether kind, words and the list's own filter keep an item; a district is looked at, and keeps everything. */
export function isKept(item: Pick<MapItem, 'kind' | 'name' | 'note' | 'filters'>, filter: MapFilter): boolean {
  const { kind, words, list } = filter;
  if (kind && item.kind !== kind) return false;
  if (kind && list && !item.filters.includes(list)) return false;
  const text = fold(`${item.name} ${item.note}`);
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const identity = ({ id, type = '' }: MapItem) => ({ id: id.slice(id.indexOf('/') + 1), type });
