import type { DayMap, Paper } from '#app/features/trip/day-on-sheet.ts';
import { inTime } from '#common/lib/in-time.ts';
import type { TripData } from '#views/trip-views.ts';
import { standalone, type Theme } from './standalone.ts';

/** How long a print waits for missing drawings before it falls back to the plain sketch. */
const PATIENCE_MS = 6000;
/** Pixels for each CSS pixel: sharp on a phone and on paper. */
const DENSE = 2;
const QUALITY = 0.72;

type Files = Pick<TripData, 'sheets' | 'inks'>;
export type Wanted = { map: DayMap; paper: Paper; theme: Theme };

const texts = new Map<string, Promise<string>>();
const pictures = new Map<string, string>();
let last: Promise<unknown> = Promise.resolve();

const keyOf = ({ map: { sheet, box, roads, taken }, theme }: Wanted) =>
  JSON.stringify([sheet, theme, roads, box, taken]);

/** The picture of a part of a sheet, if it has been painted. */
export const pictureOf = (wanted: Wanted): string | undefined => pictures.get(keyOf(wanted));

/**
 * Paints a part of a sheet as a picture, one after the other: a page with several whole drawings is slow on a phone, and
 * ten times as heavy in print. Without a network this works from the offline pack of texts.
 */
export function paint(wanted: Wanted, files: Files): Promise<string | undefined> {
  const next = last.then(async () => {
    const known = pictureOf(wanted);
    if (known) return known;
    try {
      const picture = await inTime(painted(wanted, files), 2 * PATIENCE_MS); // typefaces may be missing, too
      pictures.set(keyOf(wanted), picture);
      return picture;
    } catch (error) {
      console.info(`A part of the map's sheet ${wanted.map.sheet} could not be painted.`, error);
      return undefined;
    }
  });
  last = next;
  return next;
}

async function painted({ map, paper, theme }: Wanted, { sheets, inks }: Files): Promise<string> {
  const [drawing, styles] = await Promise.all([textOf(sheets[map.sheet]), textOf(inks)]);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await standalone(drawing, styles, map, map.box.width / paper.width, theme))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  const scale = (DENSE * paper.width) / map.box.width;
  canvas.width = Math.round(map.box.width * scale);
  canvas.height = Math.round(map.box.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

function textOf(file: string): Promise<string> {
  const text = texts.get(file) ?? fetchText(file);
  texts.set(file, text);
  // A failure is not for ever: the next picture tries again.
  text.catch(() => texts.delete(file));
  return text;
}

async function fetchText(file: string): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    const response = await fetch(file, { signal: abort.signal });
    if (!response.ok) throw new Error(`The server answered ${response.status}.`);
    return await response.text();
  } finally {
    clearTimeout(timer);
  }
}
