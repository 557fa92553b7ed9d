import type { z } from 'zod';
import { withoutMarks } from '#common/lib/text/fold.ts';
import { valueAt } from '#reading/value-at.ts';
import { didYouMean } from './did-you-mean.ts';

/**
 * Describes one schema issue for the owner: field, value, remedy.
 * @param allowed the names of the fields allowed at that path
 * @param kinds descriptions of the types, in the notation of the file
 */
export function sentenceOf(issue: z.core.$ZodIssue, allowed: string[], kinds: Kinds): string {
  const field = quote(issue.path.join('.') || 'the file');
  switch (issue.code) {
    case 'unrecognized_keys': {
      const where = issue.path.length > 0 ? ` in ${field}` : '';
      const keys = issue.keys.map((key) => `${quote(key)}${didYouMean(key, allowed)}`);
      const list = allowed.length > 0 ? ` Allowed fields: ${allowed.join(', ')}.` : '';
      return `unknown field${where}: ${keys.join(', ')}.${list}`;
    }
    case 'invalid_value':
      return noneOf(field, issue.input, issue.values.map(String));
    case 'invalid_union': {
      // A discriminated union: no member has this value in the discriminator field.
      if (issue.discriminator && 'options' in issue && issue.options) {
        const known = issue.options.map(String);
        const found = valueAt(issue.input, [issue.discriminator]);
        return `${field} is ${show(found)}${didYouMean(String(found), known)}, but must be one of: ${known.join(', ')}.`;
      }
      const choices = choicesIn(issue.errors);
      if (choices.length > 0) return noneOf(field, issue.input, choices);
      return otherThan(field, issue.input, anyOf(issue.errors, kinds));
    }
    case 'invalid_key':
      return `${field} has a name that does not fit: ${issue.issues.map(({ message }) => message).join('; ')}.`;
    case 'invalid_type':
      if (!/^Invalid input/.test(issue.message)) return `${field} is ${show(issue.input)}: ${issue.message}.`;
      return otherThan(field, issue.input, kindOf(issue.expected, kinds));
    case 'too_small':
    case 'too_big':
      return `${field} is ${show(issue.input)}: ${beyond(issue)}.`;
    default:
      return `${field} is ${show(issue.input)}: ${issue.message}.`;
  }
}

const otherThan = (field: string, input: unknown, wanted: string, guess = '') =>
  input === undefined
    ? `${field} is missing; it must be ${wanted}.`
    : `${field} is ${show(input)}${guess}, but must be ${wanted}.`;

/** A word that is not in a closed list; the guess ignores capitals, accents and spaces. */
function noneOf(field: string, input: unknown, choices: string[]): string {
  const written = typeof input === 'string' ? withoutMarks(input).replaceAll(' ', '-') : null;
  const guess = written === null ? '' : didYouMean(written, choices);
  return otherThan(field, input, `one of: ${choices.join(', ')}`, guess);
}

const choicesIn = (errors: z.core.$ZodIssue[][]): string[] => [
  ...new Set(errors.flat().flatMap((issue) => (issue.code === 'invalid_value' ? issue.values.map(String) : []))),
];

/** Joins what each member of a union would accept. */
function anyOf(errors: z.core.$ZodIssue[][], kinds: Kinds): string {
  const remedies = errors
    .flat()
    .map((issue) =>
      issue.code === 'invalid_type' ? kindOf(issue.expected, kinds) : issue.message.replace(/^must be /, ''),
    );
  return [...new Set(remedies)].join(' or ');
}

/** The schema's own message for a value out of bounds, or else the bound. */
function beyond(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  if (!/^Too (small|big)/.test(issue.message)) return issue.message;
  const isSmall = issue.code === 'too_small';
  const bound = isSmall ? issue.minimum : issue.maximum;
  if (issue.origin === 'array') return `must have ${bound} entries or ${isSmall ? 'more' : 'less'}`;
  if (issue.origin === 'string') return `must have ${bound} characters or ${isSmall ? 'more' : 'less'}`;
  if (issue.inclusive === false) return `must be ${isSmall ? 'more' : 'less'} than ${bound}`;
  return `must be ${bound} or ${isSmall ? 'more' : 'less'}`;
}

type Kinds = Record<string, string>;

/** Descriptions of the types, in JSON notation. */
const kindsInJson: Kinds = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
  record: 'a group in { }',
};

const kindsInYaml: Kinds = {
  string: 'a text; put it in quotes if it looks like a number',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list: one entry a line below it, each with "- " before it',
  object: 'a group: one field a line below it, each with two spaces before it',
  record: 'a group: one field a line below it, each with two spaces before it',
};

/** Descriptions of the types, in the notation of `file`. */
export const kindsIn = (file: string): Kinds => (/\.md\b/.test(file) ? kindsInYaml : kindsInJson);

const kindOf = (expected: string, kinds: Kinds) => kinds[expected] ?? `a value of kind ${expected}`;
const quote = (text: string) => `"${text}"`;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
