import { ANSWERED, type Check } from '#catalog/facts/checks.ts';
import { ContentError } from '#reading/problems.ts';

type Numbers = { checks: readonly Check[]; phone?: string | null; whatsapp?: string | null };

/** The same digit seven times, or ascending digits: what people write to fill a field. */
const INVENTED = /(\d)\1{6}$|1234567\d?$/;
/** After the country code, an Argentine mobile has a 9; 442 and 443 are landlines in the city. */
const ARGENTINE = /^54/;
const MOBILE = /^549(?!26044[23])/;

/**
 * Finds numbers that have a valid form but reach nobody.
 * @throws {ContentError} one sentence for each
 */
export function checkNumbers({ checks, ...numbers }: Numbers, file: string): void {
  const invented = (['phone', 'whatsapp'] as const).flatMap((field) => {
    const number = numbers[field];
    if (!number || !INVENTED.test(digitsOf(number))) return [];
    return [`${file}: "${field}" is "${number}", a number that nobody has; write the real one, or null.`];
  });
  const { whatsapp } = numbers;
  const isAnswered = checks.some(({ how, facts }) => isAnswer(how) && facts.includes('whatsapp'));
  const opensNoChat = whatsapp && invented.length === 0 && isLandline(whatsapp) && !isAnswered;
  const problems = opensNoChat ? [...invented, landlineChat(whatsapp, file)] : invented;
  if (problems.length > 0) throw new ContentError(problems);
}

const isAnswer = (how: string): boolean => ANSWERED.some((way) => way === how);
const digitsOf = (number: string): string => number.replace(/\D/g, '');

function isLandline(number: string): boolean {
  const digits = digitsOf(number);
  return ARGENTINE.test(digits) && !MOBILE.test(digits);
}

const landlineChat = (number: string, file: string): string =>
  `${file}: "whatsapp" is "${number}", which is a landline as it is written, and its chat opens nothing as a rule; a mobile is written +54 9 260 411-1111, a landline goes into "phone", and one that answers on WhatsApp needs a line in "checks" with "how": "whatsapp".`;
