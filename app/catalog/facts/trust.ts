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

const howWeKnow = (origins: SourceLine[], t: Translate): Trust['how'] => ({
  title: t('trust.how.title'),
  intro: t(origins.length === 0 ? 'trust.how.none' : 'trust.how.intro'),
  origins,
});

type Together = { check: Check; kind: KnownFact['kind']; fields: string[] };

/** Facts that one line of the log confirmed, and that age alike, are told together. */
function checkedTogether(facts: KnownFact[]): Together[] {
  const groups = new Map<string, Together>();
  for (const { field, kind, check } of facts) {
    if (!check) continue;
    const key = JSON.stringify([check, freshnessOf(check, kind), isHiddenWhenOld(kind)]);
    const group = groups.get(key);
    if (group) group.fields.push(field);
    else groups.set(key, { check, kind, fields: [field] });
  }
  return [...groups.values()].sort((a, b) => b.check.on.localeCompare(a.check.on));
}

function linesOf(
  { check, kind, fields }: Together,
  hides: boolean,
  list: (fields: string[]) => string,
  { t, locale }: Words,
): TrustLine[] {
  const { fresh, old, expired } = freshnessOf(check, kind);
  const values = { facts: list(fields), when: monthWords(check.on, locale) };
  const line = (tone: TrustLine['tone'], key: string, span: DaySpan) => ({ tone, text: t(key, values), ...span });
  const isHidden = check.until !== null || (hides && isHiddenWhenOld(kind));
  return [
    line('fresh', `trust.fresh.${check.how}`, fresh),
    line('old', 'trust.old', isHidden ? old : { from: old.from }),
    ...(isHidden ? [line('expired', check.until === null ? 'trust.expired' : 'trust.over', expired)] : []),
  ].filter(({ from, until }) => from === undefined || until === undefined || from < until);
}

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
function otherSources(log: readonly Check[], sources: readonly string[], { t, locale }: Words): SourceLine[] {
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
