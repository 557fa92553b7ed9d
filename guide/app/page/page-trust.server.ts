import { type Check, newestCheck, testChecks } from '#catalog/facts/checks.ts';
import { freshnessOf } from '#catalog/facts/fact-state.ts';
import { type FactKind, isHiddenWhenOld, PLACE_FACTS } from '#catalog/facts/freshness.ts';
import { monthWords } from '#catalog/facts/known-day.ts';
import { type FactsPage, factsOfPage, sourcesIn } from '#catalog/facts/page-facts.ts';
import { trustOf } from '#catalog/facts/trust.ts';
import type { LocalPlace } from '#catalog/places/read-places.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import type { Aging } from '#views/aging-views.ts';
import type { Trust } from '#views/trust-views.ts';
import type { BuildContext } from './build-context.ts';

/**
 * Reports how far the facts of a practical page can be trusted.
 * @throws {ContentError} with one sentence for each invalid line of its log
 */
export function pageTrust(page: FactsPage, content: { checks: Check[] }, { t, locale }: BuildContext): Trust {
  const facts = factsOfPage(page, content, todayInSanRafael());
  const names = new Map(facts.map(({ field, name }) => [field, name]));
  return trustOf(
    { facts, unknown: [], log: content.checks, sources: sourcesIn(content), hides: true },
    { t, locale, nameOf: (field) => names.get(field) ?? field },
  );
}

/**
 * The day from which a fact of a practical page counts as old, and the day from which it is hidden, by the page's log.
 * @param kind decides how fast the fact ages
 */
export function ageOf(
  { checks }: { checks: Check[] },
  field: string,
  kind: FactKind,
  { t, locale }: BuildContext,
): Aging {
  const check = newestCheck(checks, field);
  if (!check) return {};
  const { old, expired } = freshnessOf(check, kind);
  const isHidden = check.until !== null || isHiddenWhenOld(kind);
  return {
    ...(old.from !== expired.from && {
      oldFrom: old.from,
      old: t('trust.oldHere', { when: monthWords(check.on, locale) }),
    }),
    ...(isHidden && { until: expired.from, gone: t('trust.hidden') }),
  };
}

/**
 * Reports how far the facts of a place guide can be trusted; road and bathing are included only once checked.
 * @throws {ContentError} with one sentence for each invalid line of its log
 */
export function placeTrust(file: string, content: LocalPlace, { t, locale }: BuildContext): Trust {
  const { checks: log, sources } = content;
  testChecks(log, Object.keys(PLACE_FACTS), file, todayInSanRafael());
  const facts = Object.entries(PLACE_FACTS)
    .map(([field, kind]) => ({ field, kind, check: newestCheck(log, field) }))
    .filter(({ field, check }) => check !== null || field === 'coordinates');
  return trustOf(
    { facts, unknown: [], log, sources, hides: false },
    { t, locale, nameOf: (field) => t(`trust.names.${field}`) },
  );
}
