type Point = { lat: number; lng: number };

const NUMBER = String.raw`(-?\d{1,3}[.,]\d+)`;
/** The pairs that map links hold, the most exact first: the marked place, a search, the middle of the view. */
const IN_LINKS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(`[?&](?:q|query|ll|destination|daddr|mlat)=(?:loc:)?${NUMBER}(?:,|%2C|&mlon=)\\+?${NUMBER}`, 'i'),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
  new RegExp(`/(?:search|place|dir/)/${NUMBER},(?:\\+|%20)?${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
];
const DEGREES = String.raw`(?:[NSEWO]\s*)?${NUMBER}\s*[°º]?\s*(?:[NSEWO]\b)?`;
const PAIR = new RegExp(String.raw`^\(?\s*${DEGREES}\s*[;,\s]\s*${DEGREES}\s*\)?[.;,]?$`, 'i');
const MINUTES = /(\d{1,3})\s*[°º]\s*(\d{1,2})\s*['′’´]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?([NSEWO])/gi;

/**
 * Reads a point from what people paste: "-34.6177, -68.3301", 34°37'04"S 68°19'48"W, or the address of a place on
 * Google Maps or OpenStreetMap. Null if there is none in it; a short link holds none.
 */
export function readPoint(text: string): Point | null {
  const written = text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .replaceAll('−', '-');
  const [first, second, ...more] = [...written.matchAll(MINUTES)].map(degrees);
  if (first !== undefined && second !== undefined && more.length === 0) return inOrder(first, second);
  for (const pattern of [...IN_LINKS, PAIR]) {
    const [, one, other] = pattern.exec(written) ?? [];
    if (one !== undefined && other !== undefined) return inOrder(number(one), number(other));
  }
  return null;
}

/** Whether it is a short link to a map, which only its own site can lengthen. */
export const isShortMapLink = (text: string): boolean =>
  /^https?:\/\/(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co)\//.test(text.trim());

/** In Mendoza the longitude is always the one farther from zero; people swap the two, and leave the minus out. */
function inOrder(one: number, other: number): Point {
  const [lat, lng] = Math.abs(one) <= Math.abs(other) ? [one, other] : [other, one];
  return { lat: -Math.abs(lat), lng: -Math.abs(lng) };
}

const number = (text: string): number => Number(text.replace(',', '.'));

function degrees([, whole = '', minutes = '', seconds = '0']: RegExpMatchArray): number {
  return Number(whole) + Number(minutes) / 60 + number(seconds) / 3600;
}
