import type { DaySpan } from '#app/lib/day-span.ts';
import type { Translate } from '#app/lib/text/translate.ts';
import type { Check } from './checks.ts';
import { freshnessOf, type KnownFact } from './fact-state.ts';
import { isHiddenWhenOld } from './freshness.ts';
import { dayInAddress, dayWords, monthWords } from './known-day.ts';
import type { SourceLine, Trust, TrustLine } from './trust-views.ts';

/** What a page's facts rest on, and the words for it. */
type Grounds = {
  facts: KnownFact[];
  /** Names of fields that nobody knows yet, in the order in which they are asked for. */
  unknown: string[];
  log: readonly Check[];
  sources: readonly string[];
  /** Whether the page takes away what is too old, as a listing's does; else it stays, with its date. */
  hides: boolean;
};

type Words = {
  t: Translate;
  /** How dates are written: "en-GB". */
  locale: string;
  /** What a field is called: "horarios". */
  nameOf: (field: string) => string;
};

/** Says of each fact how far it may be trusted, today and on every later day. */
export function trustOf({ facts, unknown, log, sources, hides }: Grounds, words: Words): Trust {
  const { t, locale, nameOf } = words;
  const list = (fields: string[]) =>
    new Intl.ListFormat(locale).format([...new Set(fields.map((field) => nameOf(field)))]);
  const unconfirmed = facts.filter(({ check }) => check === null).map(({ field }) => field);
  return {
    lines: checkedTogether(facts).flatMap((group) => linesOf(group, hides, list, words)),
    unconfirmed: unconfirmed.length === 0 ? null : t('trust.unconfirmed', { facts: list(unconfirmed) }),
    unknown: unknown.length === 0 ? null : { text: t('trust.unknown', { facts: list(unknown) }), ask: t('trust.ask') },
    how: howWeKnow([...logLines(log, list, words), ...otherSources(log, sources, words)], t),
  };
}

/** Where the words of a page were read whose facts nobody checks one by one. */
export function originsOf(sources: readonly string[], words: Pick<Words, 't' | 'locale'>): Pick<Trust, 'how'> {
  return { how: howWeKnow(otherSources([], sources, words), words.t) };
}

const howWeKnow = (origins: SourceLine[], t: Translate): Trust['how'] => ({
  title: t('trust.how.title'),
  intro: t(origins.length === 0 ? 'trust.how.none' : 'trust.how.intro'),
  origins,
});

/** Facts that one line of the log confirmed, newest first: they are told together as long as they age alike. */
function checkedTogether(facts: KnownFact[]): { check: Check; facts: KnownFact[] }[] {
  const groups = new Map<string, { check: Check; facts: KnownFact[] }>();
  for (const fact of facts) {
    if (!fact.check) continue;
    const key = JSON.stringify(fact.check);
    const group = groups.get(key) ?? { check: fact.check, facts: [] };
    group.facts.push(fact);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.check.on.localeCompare(a.check.on));
}

const TONES = ['fresh', 'old', 'expired'] as const;

/** For each stretch of days one sentence for the facts that are fresh, one for the old, one for the expired. */
function linesOf(
  { check, facts }: { check: Check; facts: KnownFact[] },
  hides: boolean,
  list: (fields: string[]) => string,
  { t, locale }: Words,
): TrustLine[] {
  const keys = {
    fresh: `trust.fresh.${check.how}`,
    old: 'trust.old',
    expired: check.until === null ? 'trust.expired' : 'trust.over',
  };
  const when = monthWords(check.on, locale);
  const aging = facts.map(({ field, kind }) => ({ field, spans: spansOf(check, kind, hides) }));
  const turns = aging.flatMap(({ spans }) => TONES.flatMap((tone) => spans[tone]?.from ?? []));
  const days = [undefined, ...[...new Set(turns)].sort()];
  const lines: TrustLine[] = [];
  for (const [index, from] of days.entries()) {
    const until = days[index + 1];
    for (const tone of TONES) {
      const fields = aging.filter(({ spans }) => covers(spans[tone], from)).map(({ field }) => field);
      if (fields.length === 0) continue;
      const text = t(keys[tone], { facts: list(fields), when });
      const before = lines.find((line) => line.text === text && line.until === from);
      if (before) before.until = until;
      else lines.push({ tone, text, from, until });
    }
  }
  return lines;
}

/** When a fact is told as fresh, old and expired: the last only where it is taken away. */
function spansOf(check: Check, kind: KnownFact['kind'], hides: boolean) {
  const { fresh, old, expired } = freshnessOf(check, kind);
  const isHidden = check.until !== null || (hides && isHiddenWhenOld(kind));
  const spans: { [Tone in TrustLine['tone']]: DaySpan | null } = {
    fresh,
    old: isHidden ? old : { from: old.from },
    expired: isHidden ? expired : null,
  };
  return spans;
}

/** Whether a fact is told so on the first of some days; undefined is the time before all turns. */
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

/** Pages where something was read that no line of the log names. */
function otherSources(
  log: readonly Check[],
  sources: readonly string[],
  { t, locale }: Pick<Words, 't' | 'locale'>,
): SourceLine[] {
  const told = new Set(log.map(({ url }) => url));
  return sources
    .filter((source) => !told.has(source))
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
