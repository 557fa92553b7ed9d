import type { z } from 'zod';

/** Everything found wrong in the content, one sentence each: file, field, remedy. Stops the build. */
export class ContentError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** Runs every task and collects what they find wrong, so that the owner sees all mistakes at once. */
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
 * @throws {ContentError} one sentence for each mistake, naming `file`, the field and what it may hold.
 */
export function parseContent<Schema extends z.ZodType>(schema: Schema, value: unknown, file: string): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new ContentError(result.error.issues.map((issue) => `${file}: ${sentence(issue, fieldNames(schema, issue))}`));
}

function sentence(issue: z.core.$ZodIssue, allowed: string[]): string {
  const field = quote(issue.path.join('.') || 'the file');
  switch (issue.code) {
    case 'unrecognized_keys': {
      const where = issue.path.length > 0 ? ` in ${field}` : '';
      const keys = issue.keys.map((key) => `${quote(key)}${didYouMean(key, allowed)}`);
      const list = allowed.length > 0 ? ` Allowed fields: ${allowed.join(', ')}.` : '';
      return `unknown field${where}: ${keys.join(', ')}.${list}`;
    }
    case 'invalid_value':
      return `${field} is ${show(issue.input)}, but must be one of: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_union': {
      // A union whose members are told apart by one field: none of them has this value there.
      if (issue.discriminator && 'options' in issue && issue.options) {
        const known = issue.options.map(String);
        const found = (issue.input as Record<string, unknown> | undefined)?.[issue.discriminator];
        return `${field} is ${show(found)}${didYouMean(String(found), known)}, but must be one of: ${known.join(', ')}.`;
      }
      const values = issue.errors.flat().flatMap((inner) => (inner.code === 'invalid_value' ? inner.values : []));
      const remedy = values.length > 0 ? `one of: ${[...new Set(values)].map(String).join(', ')}` : 'of another kind';
      return `${field} is ${show(issue.input)}, but must be ${remedy}.`;
    }
    case 'invalid_key':
      return `${field} has a name that does not fit: ${issue.issues.map(({ message }) => message).join('; ')}.`;
    case 'invalid_type':
      return issue.input === undefined
        ? `${field} is missing; it must be ${article(issue.expected)}.`
        : `${field} is ${show(issue.input)}, but must be ${article(issue.expected)}.`;
    default:
      return `${field} is ${show(issue.input)}: ${issue.message}.`;
  }
}

/** The names an object of this schema may hold at the place the issue speaks of. */
function fieldNames(schema: z.ZodType, { path, input }: z.core.$ZodIssue): string[] {
  let at: unknown = schema;
  for (const step of path) {
    const inner = unwrap(at);
    at = isObjectSchema(inner) ? inner.shape[String(step)] : (inner as { element?: unknown } | undefined)?.element;
  }
  const found = memberFor(input, unwrap(at));
  return isObjectSchema(found) ? Object.keys(found.shape) : [];
}

/** Of a union whose members are told apart by one field, the member that has the input's value there. */
function memberFor(input: unknown, schema: unknown): unknown {
  const { options, def } = (schema ?? {}) as { options?: unknown[]; def?: { discriminator?: string } };
  const key = def?.discriminator;
  if (!options || !key) return schema;
  const value = (input as Record<string, unknown> | undefined)?.[key];
  return options.find((option) => isObjectSchema(option) && (option.shape[key] as z.ZodType).safeParse(value).success);
}

/** Steps out of `.nullable()`, `.default()` and the like: the schema library gives no public walk over them. */
function unwrap(schema: unknown): unknown {
  const inner = (schema as { def?: { innerType?: unknown } } | undefined)?.def?.innerType;
  return inner === undefined ? schema : unwrap(inner);
}

function isObjectSchema(schema: unknown): schema is { shape: Record<string, unknown> } {
  return typeof schema === 'object' && schema !== null && 'shape' in schema;
}

function didYouMean(key: string, allowed: string[]): string {
  const [nearest] = allowed
    .map((name) => ({ name, steps: distance(key.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  return nearest && nearest.steps <= 2 ? ` (did you mean ${quote(nearest.name)}?)` : '';
}

/** Levenshtein distance: how many letters to add, drop or change. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const articles: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false',
  array: 'a list in [ ]',
  object: 'a group in { }',
};

const article = (expected: string) => articles[expected] ?? `a value of kind ${expected}`;
const quote = (text: string) => `"${text}"`;

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
