import { useLoaderData } from 'react-router';
import type { Page } from './page.ts';

/** The data that the build made for this screen; each screen names its own type. */
export function usePage<Data>(): Page<Data> {
  return useLoaderData() as Page<Data>; // loader data is untyped; the build pairs screen and data
}
