import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#common/lib/hooks/use-hydrated.ts';
import { useLocation, useSearchParams } from '#engine/navigation/context.ts';

const PARAMETER = 'q';
/**
 * The delay after the last letter: browsers limit how often an address may change, and screen readers should announce
 * one count.
 */
const SETTLE_MS = 400;

/**
 * The query as it is typed, and in the address a moment later, so that a link and Back restore it. `isTouched` becomes
 * true when a visitor begins to search; `settled` is the query in the address.
 */
export function useQuery() {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const written = useRef<string | null>(null);
  const settled = isHydrated ? (parameters.get(PARAMETER) ?? '').trim() : '';
  const query = typed?.trim() ?? settled;

  // Letters typed before the application started count as typed.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    if (input.value !== '') setTyped(input.value);
    const notice = () => setHasFocus(true);
    if (document.activeElement === input) notice();
    input.addEventListener('focus', notice);
    return () => input.removeEventListener('focus', notice);
  }, []);

  // The address changed by other means than typing: a link, or Back.
  useLayoutEffect(() => {
    if (!isHydrated) return;
    delete document.documentElement.dataset.searching;
    if (written.current === settled) return;
    const isFirst = written.current === null;
    written.current = settled;
    const input = field.current;
    if (!input || (isFirst && input.value !== '')) return;
    input.value = settled;
    setTyped(null);
  }, [isHydrated, settled]);

  function write(text: string) {
    written.current = text;
    setParameters((search) => {
      if (text === '') search.delete(PARAMETER);
      else search.set(PARAMETER, text);
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` only wraps what the router keeps
  useEffect(() => {
    if (typed === null || query === settled) return;
    const timer = setTimeout(() => write(query), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, query, settled]);

  // The header button leads here to type. The timeout runs after the page has moved the focus to its content.
  useEffect(() => {
    if (hash !== `#${field.current?.id}`) return;
    const timer = setTimeout(() => field.current?.focus());
    return () => clearTimeout(timer);
  }, [hash]);

  return {
    field,
    query,
    settled,
    isTouched: hasFocus || query !== '',
    type: setTyped,
    /** The results are already there: this hides the on-screen keyboard and moves the focus to them. */
    submit(event: FormEvent) {
      event.preventDefault();
      write(query);
      document.getElementById('hallado')?.focus();
    },
    clear() {
      if (field.current) field.current.value = '';
      setTyped(null);
      write('');
      field.current?.focus({ preventScroll: true });
    },
  };
}
