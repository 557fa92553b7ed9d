import { paths } from '#app/paths.ts';
import { useFrame } from './frame-context.tsx';

const paperPaths = [
  paths.favourites,
  paths.agenda,
  paths.blog,
  paths.contact,
  paths.contactSent,
  paths.club,
  paths.welcome,
  paths.inspiration,
  paths.guide,
  paths.transport,
  paths.phones,
  paths.arrive,
  paths.carRental,
  paths.publish,
  paths.privacy,
  paths.faq,
];

/**
 * Whether the page at this address opens on paper: the header's text is dark at its top. The others open with a
 * picture, and the header's text is white on it.
 */
export function useOnPaper(pathname: string): boolean {
  const { collections } = useFrame();
  return [...paperPaths, ...collections.map(({ path }) => path)].some((start) => pathname.startsWith(start));
}
