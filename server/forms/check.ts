import { z } from 'zod';
import { type FieldRules, type FormName, forms } from '#app/features/forms/forms.ts';
import type { Words } from './words.ts';

/** What a visitor answered, by the fields' names. */
export type Answers = Record<string, string>;

/** A post that can't be taken: what to answer, and the sentence for who sent it. */
export class Refusal extends Error {
  readonly status: number;
  readonly word: keyof Words['refusals'];
  /** Names of fields, for sentences about some of them. */
  readonly fields: string[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | null;

  constructor(status: number, word: keyof Words['refusals'], fields: string[] = [], retryAfter: number | null = null) {
    super(word);
    this.status = status;
    this.word = word;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);

/**
 * The answers that the form asks for, without the spaces around them. Whatever else was posted is left out.
 * @throws {Refusal} naming the fields that are missing, too long or no e-mail address, as a browser would.
 */
export function checkAnswers(form: FormName, posted: Answers): Answers {
  const rules: [string, FieldRules][] = Object.entries(forms[form]);
  const answers = Object.fromEntries(rules.map(([name]) => [name, cleaned(posted[name] ?? '')]));
  const where = (isWrong: (answer: string, rules: FieldRules) => boolean) =>
    rules.filter(([name, rules]) => isWrong(answers[name] ?? '', rules)).map(([name]) => name);

  const missing = where((answer, { required }) => Boolean(required) && answer === '');
  if (missing.length > 0) throw new Refusal(422, 'missing', missing);
  const tooLong = where((answer, { maxLength }) => answer.length > maxLength);
  if (tooLong.length > 0) throw new Refusal(422, 'tooLong', tooLong);
  const noEmail = where((answer, { type }) => type === 'email' && answer !== '' && !z.regexes.html5Email.test(answer));
  if (noEmail.length > 0) throw new Refusal(422, 'noEmail', noEmail);
  return answers;
}

/** One kind of line break, and none of the control characters that a terminal or a mail might obey. */
function cleaned(answer: string): string {
  return answer
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : ''))
    .trim();
}
