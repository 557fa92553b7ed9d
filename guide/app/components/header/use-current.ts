import { useLocation } from '#engine/navigation/context.ts';

/** Returns a function that gives a link's `aria-current`: whether it leads to the current page, or to one above it. */
export function useCurrent(): (href: string) => 'page' | undefined {
  const { pathname } = useLocation();
  return (href) => (`${pathname}/`.startsWith(`${href}/`) ? 'page' : undefined);
}
