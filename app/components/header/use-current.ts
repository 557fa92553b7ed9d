import { useLocation } from 'react-router';

/** Tells of a link, for its `aria-current`, whether it leads to the page that is shown or to what is above it. */
export function useCurrent(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (href) => (`${pathname}/`.startsWith(`${href}/`) ? 'page' : undefined);
}
