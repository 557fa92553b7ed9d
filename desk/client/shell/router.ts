import { useSyncExternalStore } from 'react';

/** A screen's address: the fragment of `/escritorio/#/ficha/content%2Fevents%2Frally.json?campo=when`. */
export type Route = { screen: string; id: string | null; query: URLSearchParams };

/** Parses the fragment of an address. */
export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [first = '', id] = path.split('/');
  const screen = first.startsWith('invitacion=') ? '' : first; // a used link, opened again by somebody who is in
  return { screen: screen || 'hoy', id: id ? decodeURIComponent(id) : null, query: new URLSearchParams(query) };
}

/** The address of a screen. */
export function href(
  screen: string,
  id?: string | null,
  query: Record<string, string | readonly string[]> = {},
): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  ).toString();
  return `#/${screen}${id ? `/${encodeURIComponent(id)}` : ''}${search ? `?${search}` : ''}`;
}

export function go(to: string): void {
  location.hash = to.replace(/^#/, '');
}

/** Goes to an address without leaving the current one in the history. */
export function replaceWith(to: string): void {
  location.replace(`${location.pathname}${to}`);
}

/** Returns what tells whether the screen that is shown now has not been left since: nobody is called back from it. */
export function stillHere(): () => boolean {
  const here = location.hash;
  return () => location.hash === here;
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export function useHash(): string {
  return useSyncExternalStore(subscribe, () => location.hash);
}
