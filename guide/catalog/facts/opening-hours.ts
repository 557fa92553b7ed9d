import type { Check } from '#catalog/facts/checks.ts';
import { type HoursDay, type HoursRule, readOpening, twoDigitClock, WEEKDAYS } from '#common/lib/opening/hours.ts';
import { listWords } from '#common/lib/text/list-words.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { Perishable } from '#views/aging-views.ts';
import type { HoursView, OpenMessages } from '#views/hours-views.ts';
import { newestCheck } from './checks.ts';
import { freshnessOf } from './fact-state.ts';

/** Monday first, as people name the days. */
const WEEK: HoursDay[] = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];

type Timed = { hours?: HoursRule[] | null; checks: Check[]; sample: boolean };

/** A place's opening hours in words; null if it has none. Only confirmed hours show whether it is open now. */
export function hoursView(listing: object, dated: Perishable, t: Translate, locale: string): HoursView | null {
  const { hours, checks, sample } = listing as Timed; // fields of the schemas that have `visiting`
  if (!hours) return null;
  const check = sample ? null : newestCheck(checks, 'hours');
  return {
    label: t('facts.schedule'),
    rows: hoursRows(hours, t, locale),
    now: check && { rules: hours, until: freshUntil(check), words: openMessages(hours, t) },
    ...dated,
  };
}

/** Puts each rule into words: its days with their season, and its times. */
export function hoursRows(hours: readonly HoursRule[], t: Translate, locale: string): HoursView['rows'] {
  return hours.map(({ days, times, season }) => ({
    days: [daysWords(days, t), season && seasonWords(season, t, locale)].filter(Boolean).join(', '),
    times:
      times.length === 0
        ? t('hours.closed')
        : listWords(
            times.map((time) => timesWords(time, t)),
            locale,
          ),
  }));
}

const freshUntil = (check: Check): string => freshnessOf(check, 'hours').old.from ?? check.on;

/** "Lunes a viernes", "Sábado y domingo", "Todos los días". */
function daysWords(days: HoursDay[], t: Translate): string {
  const week = WEEK.filter((day) => days.includes(day));
  const name = (day: HoursDay) => t(`hours.days.${day}`);
  const holidays = days.includes('feriados') ? [name('feriados')] : [];
  if (week.length === WEEK.length) return capital([t('hours.daily'), ...holidays].join(', '));
  const [first = 'lun', last = first] = [week[0], week.at(-1)];
  const isRun = week.length > 2 && WEEK.indexOf(last) - WEEK.indexOf(first) === week.length - 1;
  const words = isRun ? [t('hours.run', { first: name(first), last: name(last) })] : week.map(name);
  return capital([...words, ...holidays].join(', '));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function timesWords(time: string, t: Translate): string {
  const { start, end } = readOpening(time);
  return t('hours.times', { start: twoDigitClock(start), end: end === 24 * 60 ? '24:00' : twoDigitClock(end) });
}

function seasonWords({ from, to }: { from: string; to: string }, t: Translate, locale: string): string {
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`2024-${date}`),
    );
  return t('hours.season', { from: day(from), to: day(to) });
}

/** What is said of places that keep these hours, as the clock goes on. */
export function openMessages(rules: HoursRule[], t: Translate): OpenMessages {
  const ends = rules
    .flatMap(({ times }) => times.map(readOpening))
    .flatMap(({ start, end }) => [twoDigitClock(start), twoDigitClock(end)]);
  const time = (key: string, text: string) => {
    const [hours, minutes] = text.split(':').map(Number);
    return t(minutes ? `${key}Minutes` : key, { count: hours ?? 0, time: minutes ? text : String(hours) });
  };
  return {
    open: t('hours.open', { time: '{time}' }),
    always: t('hours.always'),
    closed: t('hours.closedNow'),
    today: t('hours.today', { time: '{time}' }),
    tomorrow: t('hours.tomorrow', { time: '{time}' }),
    later: t('hours.later', { time: '{time}', day: '{day}' }),
    days: WEEKDAYS.map((day) => t(`hours.days.${day}`)),
    times: Object.fromEntries(
      [...new Set(ends)].map((end) => [end, { until: time('hours.untilTime', end), at: time('hours.atTime', end) }]),
    ),
  };
}
