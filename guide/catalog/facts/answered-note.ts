import { isSamePhone } from '#common/lib/text/phone-number.ts';

const ADDRESS = /https?:\/\/[^\s,]+[^\s,.]/g;
const NUMBER = /\+?\d[\d\s-]{6,}\d/g;

/**
 * Whether a note to the owner names numbers or addresses, and the listing shows all of them. Whether a number that it
 * shows for calls has a chat, too, is still a question.
 */
export function isAnswered(note: string, { phone, ...others }: Record<string, unknown>): boolean {
  const isAboutChat = /whatsapp/i.test(note);
  const shown = [...Object.values(others), isAboutChat ? null : phone].filter((one) => typeof one === 'string');
  const addresses = note.match(ADDRESS) ?? [];
  const numbers = note.replace(ADDRESS, '').match(NUMBER) ?? [];
  const isShown = [
    ...addresses.map((address) => shown.some((own) => siteOf(own) === siteOf(address))),
    ...numbers.map((number) => shown.some((own) => isSamePhone(own, number))),
  ];
  return isShown.length > 0 && isShown.every(Boolean);
}

const siteOf = (address: string): string => address.replace(/^https?:\/\/(www\.)?|\/$/g, '').toLowerCase();
