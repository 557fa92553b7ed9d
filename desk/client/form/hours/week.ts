import type { Json } from '#common/contracts/desk/content.ts';
import { fold } from '#common/lib/text/fold.ts';

/** The days of a week as the content names them, Monday first, and the national holidays. */
export const DAYS = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom', 'feriados'] as const;
export type Day = (typeof DAYS)[number];

/** A group of days with the same times, as written in a file. */
export type Rule = { days: Day[]; times: string[]; season?: Season | null };
export type Season = { from: string; to: string };

/** The times of a day: none if it is closed, null if they are unknown. */
export type DayTimes = string[] | null;

const TIME = /^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-4]):[0-5]\d$/;

/** Whether a text is a time span such as "09:00-13:00". */
const isTimes = (text: string): boolean => TIME.test(text);

/** "9-13", "9:30 a 13", "0900 - 1300" → "09:00-13:00"; null if it is no time span. */
export function readTimes(text: string): string | null {
  const parts = /^\s*(\d{1,2})[:.]?(\d{2})?\s*(?:hs?\.?)?\s*(?:-|–|a)\s*(\d{1,2})[:.]?(\d{2})?\s*(?:hs?\.?)?\s*$/i.exec(
    text,
  );
  if (!parts) return null;
  const [, from = '', fromMinutes = '00', to = '', toMinutes = '00'] = parts;
  const read = `${from.padStart(2, '0')}:${fromMinutes}-${to.padStart(2, '0')}:${toMinutes}`;
  return isTimes(read) ? read : null;
}

/** The seasons of a file's hours in order; null is the whole year, which always comes first. */
export function seasonsOf(rules: readonly Rule[]): (Season | null)[] {
  const found: (Season | null)[] = [null];
  for (const { season } of rules) {
    if (season && !found.some((one) => isSeason(one, season))) found.push(season);
  }
  return found;
}

/** Whether two seasons cover the same days of the year. */
export function isSeason(a: Season | null | undefined, b: Season | null | undefined): boolean {
  return (a?.from ?? null) === (b?.from ?? null) && (a?.to ?? null) === (b?.to ?? null);
}

/** The times of a day under the rules of a season. */
export function timesOf(rules: readonly Rule[], season: Season | null, day: Day): DayTimes {
  const named = rules.filter((rule) => isSeason(rule.season, season) && rule.days.includes(day));
  return named.length === 0 ? null : named.flatMap(({ times }) => times);
}

/**
 * The rules with new times for a day. Its old rule keeps its other days, and the day joins the rule that already has
 * its new times. All other rules stay as they are written.
 */
export function withTimes(rules: readonly Rule[], season: Season | null, day: Day, times: DayTimes): Rule[] {
  const without = rules.map((rule) =>
    isSeason(rule.season, season) && rule.days.includes(day)
      ? { ...rule, days: rule.days.filter((one) => one !== day) }
      : rule,
  );
  if (times === null) return without.filter(({ days }) => days.length > 0);
  const joined = without.findIndex(
    (rule) => rule.days.length > 0 && isSeason(rule.season, season) && rule.times.join() === times.join(),
  );
  const next =
    joined >= 0
      ? without.map((rule, index) => (index === joined ? { ...rule, days: inOrder([...rule.days, day]) } : rule))
      : withRule(without, rules, season, { days: [day], times });
  return next.filter(({ days }) => days.length > 0);
}

/** Puts a new rule in place of the one whose only day was taken, else at the end. */
function withRule(without: Rule[], before: readonly Rule[], season: Season | null, { days, times }: Rule): Rule[] {
  const writesSeason = season !== null || before.some((rule) => rule.season !== undefined);
  const rule: Rule = writesSeason ? { days, times, season } : { days, times };
  const emptied = without.findIndex((one, index) => one.days.length === 0 && before[index]?.days.length === 1);
  const emptiedRule = without[emptied];
  if (!emptiedRule) return [...without, rule];
  return without.map((one, index) => (index === emptied ? { ...emptiedRule, days, times } : one));
}

const inOrder = (days: Day[]) => DAYS.filter((day) => days.includes(day));

/** The rules in one line, for a table: "lun-vie 09:00-13:00 15:00-18:00; dom cerrado". Seasons precede their rules. */
export function hoursText(rules: readonly Rule[]): string {
  return rules
    .map(({ days, times, season }) => {
      const words = `${daysText(days)} ${times.length > 0 ? times.join(' ') : 'cerrado'}`;
      return season ? `${season.from}/${season.to} ${words}` : words;
    })
    .join('; ');
}

function daysText(days: readonly Day[]): string {
  const sorted = inOrder([...days]);
  const runs: Day[][] = [];
  for (const day of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const follows = last !== undefined && day !== 'feriados' && DAYS.indexOf(day) === DAYS.indexOf(last) + 1;
    if (run && follows) run.push(day);
    else runs.push([day]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(','))).join(',');
}

/** Parses the output of {@link hoursText}, and "Lunes a viernes de 9 a 13 hs"; null if the text has another form. */
export function readHours(text: string): Rule[] | null {
  const rules = abbreviated(text)
    .split(';')
    .map((part) => readRule(part.trim()));
  return rules.every((rule) => rule !== null) ? rules : null;
}

const DAY_NAMES = /\b(lun|mar|mie|jue|vie|sab|dom)(?:es|tes|rcoles|ves|rnes|ado|ingo)s?\b/g;

/** The days and times that people write, as {@link hoursText} writes them: "lunes a viernes" is "lun-vie". */
const abbreviated = (text: string): string =>
  fold(text)
    .replace(DAY_NAMES, '$1')
    .replaceAll(/\btodos los dias\b/g, 'lun-dom')
    .replaceAll(/\bferiado\b/g, 'feriados')
    .replaceAll(/\bcerrados\b/g, 'cerrado')
    .replaceAll(/(\d)\s*(?:hs|h)\b\.?/g, '$1')
    .replaceAll(/\s+a\s+|\s*-\s*/g, '-')
    .replaceAll(/([a-z])(?:\s+y|,)\s+(?=[a-z])/g, '$1,')
    .replaceAll(/(?:\s+(?:de|y))+\s+/g, ' ');

function readRule(text: string): Rule | null {
  const words = text.split(/\s+/);
  const span = /^(\d\d-\d\d)\/(\d\d-\d\d)$/.exec(words[0] ?? '');
  const season = span?.[1] && span[2] ? { from: span[1], to: span[2] } : null;
  const [dayWords = '', ...rest] = season ? words.slice(1) : words;
  const days = readDays(dayWords);
  const times = rest.length === 1 && rest[0] === 'cerrado' ? [] : rest.map(readTimes);
  if (!days || rest.length === 0 || !times.every((one) => one !== null)) return null;
  return season ? { days, times, season } : { days, times };
}

function readDays(text: string): Day[] | null {
  const found = text.split(',').map((part) => {
    const [from, to] = part.split('-').map((word) => DAYS.indexOf(word as Day));
    if (from === undefined || from < 0 || to === -1) return null;
    return DAYS.slice(from, (to ?? from) + 1);
  });
  return found.every((days) => days !== null && days.length > 0) ? inOrder(found.flat() as Day[]) : null;
}

/** The rules in a value; none if it is not a list. */
export function rulesOf(value: Json | undefined): Rule[] {
  return Array.isArray(value) ? (value as Rule[]) : []; // guaranteed by the schema that selects this control
}
