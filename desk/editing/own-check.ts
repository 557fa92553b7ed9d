import { type Check, fieldsOfFact, withCheck } from '#common/contracts/desk/checks.ts';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isEqual } from './equal.ts';

/** The source of a listing that a business asked for, or completed, by the form. */
const REQUESTED = /^publicar:/;

/**
 * The value with a line in its log for the facts that its writer changed, because what she writes she vouches for. Facts
 * that a new line already names, and those of a made-up listing, get none.
 * @param live the value as it is published; of a new file, what nobody has told of it, or null
 */
export function withOwnCheck(
  live: Json,
  value: Json,
  schema: DeskSchema | undefined,
  { day, by }: Pick<Check, 'day' | 'by'>,
): Json {
  if (!isGroup(value)) return value;
  if (isGroup(value.facts)) {
    const before = isGroup(live) ? (live.facts ?? null) : null;
    const facts = withOwnCheck(before, value.facts, schema?.properties?.facts, { day, by });
    return facts === value.facts ? value : { ...value, facts };
  }
  const allowed = schema?.properties?.checks?.items?.properties?.facts?.items?.enum ?? [];
  const before: Group = isGroup(live) ? live : {};
  const confirmed = newLines(before, value).flatMap(factsOf);
  const isChanged = (fact: string) =>
    fieldsOfFact(fact, value).some((field) => isKnown(value[field]) && !isEqual(before[field], value[field]));
  const facts = allowed.map(String).filter((fact) => isChanged(fact) && !confirmed.includes(fact));
  if (facts.length === 0 || value.sample === true) return value;
  const known = textsIn(before.sources);
  const isRequest = textsIn(value.sources).some((source) => REQUESTED.test(source) && !known.includes(source));
  const check: Check = { day, by, how: isRequest ? 'aviso' : 'guia', facts };
  return withoutSamples({ ...value, checks: joined(value.checks, check) }, facts);
}

/** Adds the line; of two by one person on one day the facts go into one. */
function joined(log: Json | undefined, check: Check): Json {
  const [newest, ...rest] = Array.isArray(log) ? log : [];
  if (!isGroup(newest) || newest.on !== check.day || newest.by !== check.by || newest.how !== check.how) {
    return withCheck(log, check);
  }
  return [{ ...newest, facts: [...new Set([...factsOf(newest), ...check.facts])] }, ...rest];
}

/** A fact that somebody vouches for is no longer an example. */
function withoutSamples(value: Group, facts: string[]): Group {
  const { sampleFields } = value;
  if (!Array.isArray(sampleFields)) return value;
  return { ...value, sampleFields: sampleFields.filter((field) => !facts.includes(String(field))) };
}

function newLines(before: Group, value: Group): Json[] {
  const old = Array.isArray(before.checks) ? before.checks : [];
  const now = Array.isArray(value.checks) ? value.checks : [];
  return now.filter((line) => !old.some((one) => isEqual(one, line)));
}

const factsOf = (line: Json): string[] => (isGroup(line) ? textsIn(line.facts) : []);
const textsIn = (list: Json | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);

const isKnown = (value: Json | undefined): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
