import type { z } from 'zod';
import { fieldNames } from '#reading/mistakes/field-names.ts';
import { doubledIds, type FieldProblem, swappedPoints } from '#reading/mistakes/mistakes-between-fields.ts';
import { kindsIn, sentenceOf } from '#reading/mistakes/sentence-of.ts';
import { type LineOf, linesOf, nearestLine, where } from './lines.ts';
import { valueAt } from './value-at.ts';

/** All mistakes in the content, one sentence each: file, line, field, remedy. It stops the build. */
export class ContentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Runs every task and collects the mistakes that they find, so that the owner sees all of them at once. */
export function collectProblems<Item, Result>(items: readonly Item[], task: (item: Item) => Result): Result[] {
  const problems: string[] = [];
  const results: Result[] = [];
  for (const item of items) {
    try {
      results.push(task(item));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return results;
}

/**
 * Checks `value` against `schema`.
 * @throws {ContentError} one sentence for each mistake, naming `file`, the line if `value` was read from a file, the
 * field and what it may hold
 */
export function parseContent<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  const lineOf = linesOf(value);
  const problems = result.success ? doubledIds(value) : problemsIn(schema, value, result.error.issues, file);
  if (problems.length > 0) throw new ContentError(problems.map((problem) => inFile(problem, file, lineOf)));
  return result.data as z.output<Schema>; // without problems there is data
}

const inFile = ({ path, sentence }: FieldProblem, file: string, lineOf: LineOf): string =>
  `${where(file, nearestLine(lineOf, path))}: ${sentence}`;

function problemsIn(schema: z.ZodType, value: unknown, issues: z.core.$ZodIssue[], file: string): FieldProblem[] {
  const swapped = swappedPoints(value, issues);
  const isReported = (path: PropertyKey[]) =>
    swapped.some(({ path: point }) => point.join() === path.slice(0, -1).join());
  const others = issues
    .filter(({ path }) => !isReported(path))
    .map((issue) => {
      // A rule across two fields is reported at one of them, with its value.
      const shown = issue.code === 'custom' ? { ...issue, input: valueAt(value, issue.path) } : issue;
      const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
      return { path, sentence: sentenceOf(shown, fieldNames(schema, issue), kindsIn(file)) };
    });
  return [...swapped, ...others];
}
