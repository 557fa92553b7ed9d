import { digits } from '../text/phone.ts';
import { inGuideForm, mobileNumber, plainPhone, readPhone } from '../text/phone-number.ts';
import { isCityLandline } from './phone-signs.ts';

/** Digits between which only spaces, dashes, dots, slashes and brackets stand. */
const NUMBER = /^\+?[\d\s()./-]+$/;
const OWN_AREA = '260';

/**
 * A telephone number as the guide writes it, however it was typed: "0260-4421234" → "+54 260 442-1234",
 * "260 15 4421234" → "+54 9 260 442-1234". A number that begins with 0800 and a foreign one stay as they are. Null for
 * anything that is no complete number.
 */
export function writtenPhone(text: string): string | null {
  const written = plainPhone(text);
  if (!NUMBER.test(written)) return null;
  const dialled = digits(written);
  if (isMobile(written, dialled)) return mobileNumber(plain(written));
  const phone = readPhone(/^[4-9]\d{6}$/.test(dialled) ? OWN_AREA + dialled : plain(written));
  if (!phone) return null;
  const isOwn = phone.countryCallingCode === '54' && /^(11|[23])/.test(phone.nationalNumber);
  return isOwn ? inGuideForm(phone) : written;
}

/**
 * The same for a number on WhatsApp, which is a mobile unless it is one of the city's landlines; also from a link to its
 * chat, "wa.me/5492604123456".
 */
export function writtenWhatsapp(text: string): string | null {
  const [, linked] = /(?:\bwa\.me\/|[?&]phone=)\+?(\d+)/i.exec(text) ?? [];
  const phone = writtenPhone(linked === undefined ? text : `+${linked}`);
  if (phone === null) return null;
  return isCityLandline(phone) ? phone : (mobileNumber(phone) ?? phone);
}

/** A mobile is written with a 15 after its area code, or with a 9 before it. */
function isMobile(text: string, dialled: string): boolean {
  return (
    /^(?:00)?549/.test(dialled) ||
    /^0?9\d{10}$/.test(dialled) ||
    /^15\d{7}$/.test(dialled) ||
    (!text.startsWith('+') && /^0?\d{2,4}15\d{6,8}$/.test(dialled) && dialled.replace(/^0/, '').length === 12)
  );
}

const plain = (text: string): string => text.replace(/[./]/g, ' ').trim();
