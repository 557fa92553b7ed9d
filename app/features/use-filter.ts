import { useSearchParams } from 'react-router';

const PARAMETER = 'filter';
const ALL = 'all';
/** How far a list was opened: that of another filter is another list. */
export const UP_TO = 'hasta';

/** The chosen filter: lives in the address, and a choice replaces the entry instead of adding history. */
export function useFilter(values: string[]): [active: string, choose: (value: string) => void] {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(PARAMETER);
  const active = wanted !== null && values.includes(wanted) ? wanted : ALL;
  const choose = (value: string) =>
    setSearch(
      (search) => {
        if (value === ALL) search.delete(PARAMETER);
        else search.set(PARAMETER, value);
        search.delete(UP_TO);
        return search;
      },
      { replace: true, preventScrollReset: true },
    );
  return [active, choose];
}
