import { useFrame } from '../frame-context.tsx';

/** Where the header stands on paper; everywhere else it stands on a picture, and its text is white at the top. */
const paperStarts = [
  '/favoritos',
  '/agenda',
  '/blog',
  '/contacto',
  '/club',
  '/alojamientos-welcome',
  '/inspirate',
  '/que-hacer',
  '/transporte',
  '/telefonos',
  '/como-llegar',
  '/alquiler',
  '/publicar',
  '/preguntas',
];

/** Whether the header's text is dark on this address while the page is at its top. */
export function useDarkText(pathname: string): boolean {
  const { collections } = useFrame();
  const starts = [...paperStarts, ...collections.map(({ path }) => path)];
  return starts.some((start) => pathname.startsWith(start));
}
