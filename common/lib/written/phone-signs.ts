import { digits } from '../text/phone.ts';

/** In San Rafael 442 and 443 are landlines. A WhatsApp with such a number is one that somebody must have tried. */
const CITY_LANDLINE = /^549?26044[23]/;

export const isCityLandline = (phone: string): boolean => CITY_LANDLINE.test(digits(phone));

/** The same digit seven times, or ascending digits: what people write to fill a field. */
export const isInvented = (phone: string): boolean => /(\d)\1{6}$|1234567\d?$/.test(digits(phone));

/** Whether a number in international form is a landline, on which a chat opens nothing as a rule. */
export function isLandline(phone: string): boolean {
  const dialled = digits(phone);
  return dialled.startsWith('54') && (!dialled.startsWith('549') || CITY_LANDLINE.test(dialled));
}
