import type { FormTexts } from '../../common/contracts/form-texts.ts';
import type { Problem, Refusal } from './check.ts';

/** Puts a refusal into words, one sentence for each kind of problem. Fields are named as in the form. */
export function sentence(texts: FormTexts, { word, problems }: Pick<Refusal, 'word' | 'problems'>, language: string) {
  if (problems.length === 0) return wordsFor(texts, word);
  const kinds = Map.groupBy(problems, (problem) => problem.word);
  return [...kinds].map(([kind, found]) => named(texts, kind, found, language)).join(' ');
}

function named(texts: FormTexts, word: Problem['word'], problems: Problem[], language: string): string {
  const names = problems.map(({ field }) => texts.fields[field] ?? field);
  return wordsFor(texts, word).replace('{{fields}}', () => new Intl.ListFormat(language).format(names));
}

/** Puts the problem with one field into words. */
export const sentenceFor = (texts: FormTexts, problem: Problem, language: string) =>
  named(texts, problem.word, [problem], language);

/** The words of a refusal; those of a photograph that is none, if the site was built before it had others. */
const wordsFor = ({ refusals }: FormTexts, word: Problem['word']): string => refusals[word] ?? refusals.noPhoto;
