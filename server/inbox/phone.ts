import { phoneNumber } from '#app/catalog/schema.ts';
import { digits } from '#app/lib/phone.ts';

/** Who writes a number without an area lives in San Rafael. */
const OWN_AREA = '260';
/** Area and subscriber, without 54, 0, 9 and 15. */
const NATIONAL_LENGTH = 10;
/** Fewer equal digits at the end may be chance. */
const FEWEST_EQUAL = 8;

/** Area codes of three digits; Buenos Aires has two, and all others four. */
const AREAS_OF_THREE = new Set(
  (
    '220 221 223 230 236 237 249 260 261 263 264 266 280 291 294 297 298 299 336 341 342 343 345 348 351 353 358 362 ' +
    '364 370 376 379 380 381 383 385 387 388'
  ).split(' '),
);

/**
 * A mobile number, however it was typed, as the guide writes it: "0260 15-4123456" is "+54 9 260 412-3456". A number
 * of another country stays as it is. Null for what is no number.
 */
export function mobileNumber(text: string): string | null {
  const national = nationalDigits(text);
  if (national !== null) {
    const area = areaOf(national);
    const number = national.slice(area.length);
    return `+54 9 ${area} ${number.slice(0, -4)}-${number.slice(-4)}`;
  }
  const isForeign = /^\+(?!54)/.test(text.trim()) && digits(text).length >= FEWEST_EQUAL;
  return isForeign && phoneNumber.safeParse(text.trim()).success ? text.trim() : null;
}

/** Whether both lead to the same person, however they were typed. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => nationalDigits(text) ?? digits(text).slice(-NATIONAL_LENGTH)) as [
    string,
    string,
  ];
  const length = Math.min(a.length, b.length);
  return length >= FEWEST_EQUAL && a.slice(-length) === b.slice(-length);
}

/** Area and subscriber of an Argentine number: ten digits, or null. */
function nationalDigits(text: string): string | null {
  if (!/^[+\d\s()./-]+$/.test(text.trim())) return null; // words around a number may say that it is another's
  const isInternational = /^\s*(\+|00)/.test(text);
  let rest = digits(text).replace(/^00/, '');
  if (isInternational && !rest.startsWith('54')) return null;
  if (rest.length > NATIONAL_LENGTH) rest = rest.replace(/^54/, '');
  rest = rest.replace(/^0/, '');
  if (rest.length > NATIONAL_LENGTH) rest = rest.replace(/^90?/, '');
  rest = withoutFifteen(rest);
  if (/^[4-9]\d{6}$/.test(rest)) rest = OWN_AREA + rest;
  return /^(11|[23])\d+$/.test(rest) && rest.length === NATIONAL_LENGTH ? rest : null;
}

/** The old sign of a mobile number stands between area and subscriber, or first where the area is left out. */
function withoutFifteen(number: string): string {
  if (/^15\d{7}$/.test(number)) return number.slice(2);
  if (number.length !== NATIONAL_LENGTH + 2) return number;
  const area = [areaOf(number).length, 3, 4].find((length) => number.startsWith('15', length));
  return area === undefined ? number : number.slice(0, area) + number.slice(area + 2);
}

function areaOf(number: string): string {
  if (number.startsWith('11')) return '11';
  return number.slice(0, AREAS_OF_THREE.has(number.slice(0, 3)) ? 3 : 4);
}
