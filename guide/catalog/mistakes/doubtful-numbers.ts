import type { Check } from '#catalog/facts/checks.ts';
import { ANSWERED } from '#common/contracts/desk/checks.ts';
import { isInvented, isLandline } from '#common/lib/written/phone-signs.ts';
import { ContentError } from '#reading/problems.ts';

type Numbers = { checks: readonly Check[]; phone?: string | null; whatsapp?: string | null };

/**
 * Finds numbers that have a valid form but reach nobody.
 * @throws {ContentError} one sentence for each
 */
export function checkNumbers({ checks, ...numbers }: Numbers, file: string): void {
  const invented = (['phone', 'whatsapp'] as const).flatMap((field) => {
    const number = numbers[field];
    if (!number || !isInvented(number)) return [];
    return [`${file}: "${field}" is "${number}", a number that nobody has; write the real one, or null.`];
  });
  const { whatsapp } = numbers;
  const isAnswered = checks.some(({ how, facts }) => isAnswer(how) && facts.includes('whatsapp'));
  const opensNoChat = whatsapp && invented.length === 0 && isLandline(whatsapp) && !isAnswered;
  const problems = opensNoChat ? [...invented, landlineChat(whatsapp, file)] : invented;
  if (problems.length > 0) throw new ContentError(problems);
}

const isAnswer = (how: string): boolean => ANSWERED.some((way) => way === how);

const landlineChat = (number: string, file: string): string =>
  `${file}: "whatsapp" is "${number}", which is a landline as it is written, and its chat opens nothing as a rule; a mobile is written +54 9 260 411-1111, a landline goes into "phone", and one that answers on WhatsApp needs a line in "checks" with "how": "whatsapp".`;
