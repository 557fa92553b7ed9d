import type { DaySpan } from '#common/lib/day-span.ts';
import { listWords } from '#common/lib/text/list-words.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { SourceLine, Trust, TrustLine } from '#views/trust-views.ts';
import type { Check } from './checks.ts';
import { freshnessOf, type KnownFact } from './fact-state.ts';
import { isHiddenWhenOld } from './freshness.ts';
import { dayInAddress, dayWords, monthWords } from './known-day.ts';

/** A page's facts and the sources behind them. */
type Grounds = {
  facts: KnownFact[];
  /** The names of the fields still unknown, in the order in which travellers ask about them. */
  unknown: string[];
  log: readonly Check[];
  sources: readonly string[];
  /** Whether the page hides facts that are too old, as a listing's page does; otherwise they stay, with their date. */
  hides: boolean;
};

type Words = {
  t: Translate;
  /** The locale for dates: "en-GB". */
  locale: string;
  /** The name of a field: "horarios". */
  nameOf: (field: string) => string;
};

/** Describes how far each fact can be trusted, today and on every later day. */
export function trustOf({ facts, unknown, log, sources, hides }: Grounds, words: Words): Trust {
  const { t, locale, nameOf } = words;
  const list = (fields: string[]) => listWords([...new Set(fields.map((field) => nameOf(field)))], locale);
  const unconfirmed = facts.filter(({ check }) => check === null).map(({ field }) => field);
  return {
    lines: checkedTogether(facts, locale).flatMap((group) => linesOf(group, hides, list, words)),
    unconfirmed: unconfirmed.length === 0 ? null : t('trust.unconfirmed', { facts: list(unconfirmed) }),
    unknown: unknown.length === 0 ? null : unknownIn(unknown, list, t),
    how: howWeKnow([...logLines(log, list, words), ...otherSources(log, sources, words)], t),
  };
}

function unknownIn(unknown: string[], list: (fields: string[]) => string, t: Translate): Trust['unknown'] {
  return {
    title: t('trust.missing', { count: unknown.length }),
    text: t('trust.unknown', { facts: list(unknown) }),
    ask: t('trust.ask'),
  };
}

/** The sources of a page whose facts are not checked one by one. */
export function originsOf(sources: readonly string[], words: Pick<Words, 't' | 'locale'>): Pick<Trust, 'how'> {
  return { how: howWeKnow(otherSources([], sources, words), words.t) };
}

const howWeKnow = (origins: SourceLine[], t: Translate): Trust['how'] => ({
  title: t('trust.how.title'),
  intro: t(origins.length === 0 ? 'trust.how.none' : 'trust.how.intro'),
  origins,
});

/** Groups facts by what the page says of how and when they were checked, newest first: each group is one sentence. */
function checkedTogether(facts: KnownFact[], locale: string): Checked[][] {
  const checked = facts.flatMap(({ check, ...fact }) => (check ? [{ ...fact, check }] : []));
  const groups = Map.groupBy(checked, ({ check: { how, on, until } }) => `${how} ${monthWords(on, locale)} ${!until}`);
  return [...groups.values()].sort(([a], [b]) => `${b?.check.on}`.localeCompare(`${a?.check.on}`));
}

type Checked = KnownFact & { check: Check };

type Tone = TrustLine['tone'];
const TONES: readonly Tone[] = ['fresh', 'old', 'expired'];

/** Writes, for each span of days, one sentence for the fresh facts, one for the old and one for the expired. */
function linesOf(
  facts: Checked[],
  hides: boolean,
  list: (fields: string[]) => string,
  { t, locale }: Words,
): TrustLine[] {
  const [first] = facts;
  if (!first) return [];
  const keys = keysFor(first.check);
  const when = monthWords(first.check.on, locale);
  const aging = facts.map(({ field, kind, check }) => ({ field, spans: spansOf(check, kind, hides) }));
  const turns = aging.flatMap(({ spans }) => TONES.flatMap((tone) => spans[tone]?.from ?? []));
  const days = [undefined, ...[...new Set(turns)].sort()];
  const lines: TrustLine[] = [];
  for (const [index, from] of days.entries()) {
    for (const [tone, { key, covered }] of keys) {
      const fields = aging.flatMap(({ field, spans }) =>
        covered.some((tone) => covers(spans[tone], from)) ? [field] : [],
      );
      if (fields.length > 0)
        addLine(lines, { tone, text: t(key, { facts: list(fields), when }), from, until: days[index + 1] });
    }
  }
  return lines;
}

/**
 * The sentences for facts of the tones that each covers. Whose word a register's fact is matters more than its age:
 * nobody has asked the business, so it never counts as fresh.
 */
function keysFor({ how, until }: Check): [Tone, { key: string; covered: readonly Tone[] }][] {
  const expired = { key: until === null ? 'trust.expired' : 'trust.over', covered: ['expired'] } as const;
  const fresh = `trust.fresh.${how}`;
  if (how === 'registro' || how === 'listas') {
    return [
      ['old', { key: fresh, covered: ['fresh', 'old'] }],
      ['expired', expired],
    ];
  }
  return [
    ['fresh', { key: fresh, covered: ['fresh'] }],
    ['old', { key: 'trust.old', covered: ['old'] }],
    ['expired', expired],
  ];
}

/** Adds a line, or lengthens the one before if that says the same. */
function addLine(lines: TrustLine[], line: TrustLine) {
  const before = lines.find(({ text, tone, until }) => text === line.text && tone === line.tone && until === line.from);
  if (before) before.until = line.until;
  else lines.push(line);
}

/** The days on which a fact is reported as fresh, old and expired; it only expires where it is hidden. */
function spansOf(check: Check, kind: KnownFact['kind'], hides: boolean) {
  const { fresh, old, expired } = freshnessOf(check, kind);
  const isHidden = check.until !== null || (hides && isHiddenWhenOld(kind));
  const spans: Record<Tone, DaySpan | null> = {
    fresh,
    old: isHidden ? old : { from: old.from },
    expired: isHidden ? expired : null,
  };
  return spans;
}

/** Whether the span includes the day; undefined is the time before the first change of state. */
const covers = (span: DaySpan | null, day: string | undefined) =>
  span !== null &&
  (span.from === undefined || (day !== undefined && span.from <= day)) &&
  (span.until === undefined || day === undefined || day < span.until) &&
  (span.from === undefined || span.until === undefined || span.from < span.until);

function logLines(log: readonly Check[], list: (fields: string[]) => string, { t, locale }: Words): SourceLine[] {
  return [...log]
    .sort((a, b) => b.on.localeCompare(a.on))
    .map(({ on, by, how, url, facts }) => ({
      date: dayWords(on, locale),
      text: t(by === null ? 'trust.how.line' : 'trust.how.lineBy', {
        how: t(`trust.how.${how}`),
        by: by ?? '',
        facts: list(facts),
      }),
      href: url,
      label: url && siteName(url),
    }));
}

/** The sources that no line of the log names. */
function otherSources(
  log: readonly Check[],
  sources: readonly string[],
  { t, locale }: Pick<Words, 't' | 'locale'>,
): SourceLine[] {
  const inLog = new Set(log.map(({ url }) => url));
  return sources
    .filter((source) => !inLog.has(source))
    .map((source) => {
      const day = dayInAddress(source);
      const isAddress = /^https?:/.test(source);
      return {
        date: day === null ? t('trust.how.undated') : dayWords(day, locale),
        text: isAddress ? '' : source,
        href: isAddress ? source : null,
        label: isAddress ? siteName(source) : null,
      };
    });
}

const siteName = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
