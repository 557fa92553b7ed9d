import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Parses a telephone number, dialled from Argentina unless it begins with another country's code. Returns null for a
 * text that is not a complete number, or has words around it.
 */
export function readPhone(text: string): PhoneNumber | null {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'AR', extract: false });
  return number?.isValid() && !number.ext ? number : null;
}
