import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { useSearchParams } from '#engine/navigation/context.ts';
import { COMPANY, type Company } from './judge.ts';

const WHEN = 'cuando';
const WHO = 'con';
const WHAT = 'para';

export type Choice = { when: string | null; company: Company[]; purpose: string | null };

/** What the visitor asks for. It lives in the address, so that it can be shared; a press replaces the history entry. */
export function useQuestion(): [Choice, (change: Partial<Choice>) => void] {
  const isHydrated = useHydrated();
  const [search, change] = useSearchParams();
  const said = isHydrated ? search : new URLSearchParams();
  const company = said.get(WHO)?.split(' ') ?? [];
  const choice: Choice = {
    when: said.get(WHEN),
    company: COMPANY.filter((one) => company.includes(one)),
    purpose: said.get(WHAT),
  };
  const choose = (part: Partial<Choice>) =>
    change((next) => {
      const { when, company, purpose } = { ...choice, ...part };
      set(next, WHEN, when);
      set(next, WHO, company.join(' '));
      set(next, WHAT, purpose);
    });
  return [choice, choose];
}

function set(search: URLSearchParams, name: string, value: string | null) {
  if (value) search.set(name, value);
  else search.delete(name);
}
