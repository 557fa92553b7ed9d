import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import { digits } from './phone.ts';

/** A number without an area code is taken to be from San Rafael. */
const OWN_AREA = '0260';
/** The digits of area and subscriber, without 54, 0, 9 and 15. */
const NATIONAL_LENGTH = 10;
/** Fewer matching digits at the end may be a coincidence. */
const FEWEST_EQUAL = 8;

/**
 * Formats a mobile number as the guide writes it, however it was typed: "0260 15-4123456" becomes "+54 9 260 412-3456".
 * A foreign number stays as it is. Returns null for anything but a number.
 */
export function mobileNumber(typed: string): string | null {
  const text = plainPhone(typed);
  const national = nationalDigits(text);
  const mobile = national && readPhone(`+549${national}`);
  if (mobile) return inGuideForm(mobile);
  const isForeign = /^\+(?!54)/.test(text.trim());
  return isForeign && readPhone(text) ? text.trim() : null;
}

/** An Argentine number as the guide writes it, with a dash: "+54 260 442-7448". */
export const inGuideForm = (number: PhoneNumber): string => number.formatInternational().replace(/ (\d{4})$/, '-$1');

/**
 * A number as it is typed, where phones and chats copy it with signs of their own: wide digits, dashes that do not
 * break, marks of direction around it, the full stop of its sentence.
 */
export const plainPhone = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[.,;\s]+$/, '')
    .trim();

/** Whether both are the same number, however they were typed. */
export function isSamePhone(one: string, other: string): boolean {
  const [a, b] = [comparedDigits(one), comparedDigits(other)];
  const length = Math.min(a.length, b.length);
  return length >= FEWEST_EQUAL && a.slice(-length) === b.slice(-length);
}

const comparedDigits = (text: string): string => nationalDigits(text) ?? digits(text).slice(-NATIONAL_LENGTH);

/**
 * Parses a telephone number, dialled from Argentina unless it begins with another country's code. Returns null for a
 * text that is not a complete number, or has words around it.
 */
export function readPhone(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'AR', extract: false });
  return number?.isValid() && !number.ext ? number : null;
}

/** Returns the ten digits of area and subscriber of an Argentine number that may be a mobile, or null. */
function nationalDigits(typed: string): string | null {
  const text = plainPhone(typed);
  const number = readPhone(text) ?? readPhone(completed(text));
  if (number?.countryCallingCode !== '54') return null;
  const national = number.nationalNumber.replace(/^9/, '');
  // All area codes begin like this; 0800 and the like do not.
  return national.length === NATIONAL_LENGTH && /^(11|2|3)/.test(national) ? national : null;
}

/** Completes forms that are in no numbering plan: without an area code, or with a mobile's 9 as well as its 0 or 15. */
function completed(text: string): string {
  if (/^(15)?[4-9]\d{6}$/.test(digits(text))) return OWN_AREA + digits(text);
  return text.trim().replace(/^(?:(?:\+|00)?54)?[\s-]*9[\s-]*0?/, '0');
}
