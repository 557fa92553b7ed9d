/** In San Rafael 442 and 443 are landlines. A WhatsApp with such a number is one that somebody must have tried. */
const CITY_LANDLINE = /^54(9?)26044[23]/;

export const isCityLandline = (phone: string): boolean => CITY_LANDLINE.test(phone.replace(/\D/g, ''));

/** The same digit seven times, or ascending digits: what people write to fill a field. */
export const isInvented = (phone: string): boolean => /(\d)\1{6}$|1234567\d?$/.test(phone.replace(/\D/g, ''));

/** Whether a number in international form is a landline, on which a chat opens nothing as a rule. */
export function isLandline(phone: string): boolean {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith('54') && (!digits.startsWith('549') || CITY_LANDLINE.test(digits));
}
