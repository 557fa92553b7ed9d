import type { FormTexts } from '../../common/contracts/form-texts.ts';
import { type Answers, type FieldRules, type FormName, forms, longFields } from '../../common/contracts/forms.ts';
import { sendableEmail } from '../../common/lib/text/email.ts';
import { writtenLine, writtenText } from '../../common/lib/text/written.ts';

type Word = keyof FormTexts['refusals'];

/** The problem with one answer. */
export type Problem = { field: string; word: Word };

/** A post cannot be accepted. The error holds the status of the answer and what to tell the sender. */
export class Refusal extends Error {
  readonly status: number;
  /** The reason; with several problems, that of the first. */
  readonly word: Word;
  /** The problems with the answers, in the form's order, at most one per field. */
  readonly problems: Problem[];
  /** The number of seconds after which another try makes sense, or null. */
  readonly retryAfter: number | null;

  constructor(status: number, word: Word, { problems = [], retryAfter = null }: Details = {}) {
    super(word);
    this.status = status;
    this.word = word;
    this.problems = problems;
    this.retryAfter = retryAfter;
  }
}

type Details = { problems?: Problem[]; retryAfter?: number | null };

export const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);

/**
 * Returns the answers that the form asks for, as text that is written, and drops everything else that was posted.
 * @throws {Refusal} that names the fields that are missing, too long or not an e-mail address, as a browser would.
 */
export function checkAnswers(form: FormName, posted: Answers): Answers {
  const rules: [string, FieldRules][] = Object.entries(forms[form]);
  const answers = Object.fromEntries(rules.map(([name]) => [name, cleaned(name, posted[name] ?? '')]));
  const problems = rules.flatMap(([field, rules]) => {
    const word = wrongWith(answers[field] ?? '', rules);
    return word ? [{ field, word }] : [];
  });
  const [first] = problems;
  if (first) throw new Refusal(422, first.word, { problems });
  return answers;
}

function wrongWith(answer: string, { required, type, maxLength }: FieldRules): Word | null {
  if (required && answer === '') return 'missing';
  if (answer.length > maxLength) return 'tooLong';
  return type === 'email' && answer !== '' && sendableEmail(answer) === null ? 'noEmail' : null;
}

/** An answer as the guide keeps it: one line, or several if the field has room for them. */
export const cleaned = (field: string, answer: string): string =>
  longFields.has(field) ? writtenText(answer).trim() : writtenLine(answer);
