import { expect, test } from 'vitest';
import type { Candidate } from '#views/today-views.ts';
import { type Company, judge } from './judge.ts';
import { momentsOf, notBefore } from './moments.ts';

const river = { dryFrom: '05-01', dryTo: '08-31' };
/** A clock in San Rafael. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00-03:00`);

const plain: Candidate = { name: 'Algo', href: '/algo', role: 'taste', minutes: 60, purposes: ['vino'] };
const winery: Candidate = {
  ...plain,
  rules: [
    { days: ['lun', 'mar', 'mie', 'jue', 'vie'], times: ['09:00-13:00', '15:00-18:00'], season: null },
    { days: ['sab', 'dom'], times: [], season: null },
  ],
};
const lake: Candidate = { ...plain, role: 'see', isOutdoors: true };

function verdict(candidate: Candidate, when: string, now: string, company: Company[] = []) {
  const moments = momentsOf(when, at(now));
  if (!moments) throw new Error(`"${when}" means nothing at ${now}.`);
  return judge(candidate, { moments, now: now.replace(' ', 'T'), company, isRaining: false, river });
}

// 2026-11-26 is a Thursday.
test('who asks now is shown what is open, or opens within two hours', () => {
  expect(verdict(winery, 'ahora', '2026-11-26 10:00')).toMatchObject({ group: 'open', reason: 'until' });
  expect(verdict(winery, 'ahora', '2026-11-26 14:00')).toMatchObject({ group: 'open', reason: 'between' });
  expect(verdict(winery, 'ahora', '2026-11-26 19:00')).toMatchObject({ group: 'no', reason: 'over' });
});

test('hours that are too old by then are to be asked about', () => {
  const old = { ...winery, hoursUntil: '2026-11-27' };
  expect(verdict(old, 'ahora', '2026-11-26 10:00')).toMatchObject({ group: 'open' });
  expect(verdict(old, 'ahora', '2026-11-27 10:00')).toMatchObject({ group: 'ask', reason: 'unknown' });
});

test('words that only name meals are quoted, with no time that nobody has said', () => {
  const nights = { week: Array.from({ length: 7 }, () => [[1200, 1440] as const]), isByMeal: true as const };
  const kitchen = { ...plain, role: 'eat' as const, opening: nights, hours: 'Todos los días, por la noche' };
  expect(verdict(kitchen, 'ahora', '2026-11-26 21:00')).toEqual({
    group: 'open',
    reason: 'unknown',
    isSure: true,
    suits: [],
  });
  expect(verdict(kitchen, 'ahora', '2026-11-26 15:00')).toMatchObject({ group: 'no', reason: 'unknown' });
});

test('half an hour before it closes is too late', () => {
  expect(verdict(winery, 'ahora', '2026-11-26 17:45')).toMatchObject({ group: 'no' });
});

test('a weekend counts the better of its days, and a closed weekend says so', () => {
  expect(verdict(winery, 'finde', '2026-11-26 10:00')).toMatchObject({ group: 'no', reason: 'closed' });
  const sundays = { ...plain, rules: [{ days: ['dom' as const], times: ['12:00-16:00'], season: null }] };
  expect(verdict(sundays, 'finde', '2026-11-26 10:00')).toMatchObject({ group: 'open' });
});

test('unknown hours are to be asked about, never hidden and never open', () => {
  expect(verdict(plain, 'manana', '2026-11-26 10:00')).toMatchObject({ group: 'ask' });
  expect(verdict(winery, '2026-12-25', '2026-11-26 10:00')).toMatchObject({ group: 'ask', reason: 'holiday' });
});

test('without light, out of season or with a dry river, nothing outdoors is proposed', () => {
  expect(verdict(lake, 'ahora', '2026-07-03 18:20')).toMatchObject({ group: 'no', reason: 'dark' });
  expect(verdict(lake, 'ahora', '2026-07-03 19:00')).toMatchObject({ group: 'no', reason: 'night' });
  expect(verdict({ ...lake, months: [12, 1] }, 'manana', '2026-07-03 10:00')).toMatchObject({ reason: 'outOfSeason' });
  expect(verdict({ ...lake, needsRiver: true }, 'manana', '2026-07-03 10:00')).toMatchObject({ reason: 'dryRiver' });
  expect(verdict(lake, 'ahora', '2026-12-25 13:00')).toMatchObject({ group: 'season', reason: 'light' });
});

test('a road that was last reported closed is to be asked about', () => {
  const road = { id: 'x', last: { date: '2026-01-08', type: 'closed' as const }, reports: [] };
  expect(verdict({ ...lake, road }, 'ahora', '2026-12-25 13:00')).toMatchObject({ group: 'ask', reason: 'road' });
});

test('a visitor’s word that nobody gets through counts for 48 hours, and good news do not open a closed road', () => {
  const reported = (state: 'cortado' | 'bien') => [{ at: '2026-12-24T18:00', state }];
  const open = { id: 'x', last: { date: '2026-12-20', type: 'open' as const } };
  const cut = { ...lake, road: { ...open, reports: reported('cortado') } };
  expect(verdict(cut, 'ahora', '2026-12-25 13:00')).toMatchObject({ group: 'ask', reason: 'road' });
  expect(verdict(cut, 'ahora', '2026-12-26 18:00')).toMatchObject({ group: 'season' });
  const closed = {
    ...lake,
    road: { ...open, last: { date: '2026-12-20', type: 'closed' as const }, reports: reported('bien') },
  };
  expect(verdict(closed, 'ahora', '2026-12-25 13:00')).toMatchObject({ group: 'ask', reason: 'road' });
});

test('what is known not to suit them is not proposed; what nobody knows stays', () => {
  const now = '2026-11-26 10:00';
  expect(verdict({ ...winery, suits: { children: false } }, 'ahora', now, ['chicos'])).toMatchObject({ group: 'no' });
  expect(verdict(winery, 'ahora', now, ['chicos'])).toMatchObject({ group: 'open', isSure: false });
  expect(verdict({ ...winery, suits: { children: true } }, 'ahora', now, ['chicos'])).toMatchObject({ isSure: true });
  expect(verdict(winery, 'ahora', now, ['sinauto'])).toMatchObject({ group: 'no', reason: 'byCar' });
  expect(verdict({ ...winery, isInTown: true }, 'ahora', now, ['sinauto'])).toMatchObject({ group: 'open' });
});

test('an event is on during its days only', () => {
  const event: Candidate = { ...plain, role: 'event', purposes: [], dates: [['2026-11-28', '2026-11-29']] };
  expect(verdict(event, 'finde', '2026-11-26 10:00')).toMatchObject({ group: 'on' });
  expect(verdict(event, 'manana', '2026-11-26 10:00')).toMatchObject({ group: 'no', reason: 'otherDay' });
});

test('a night that began yesterday is still open after midnight', () => {
  const bar: Candidate = { ...plain, role: 'night', rules: [{ days: ['mie'], times: ['20:00-03:00'], season: null }] };
  const always = { ...bar, rules: [...(bar.rules ?? []), { days: ['jue' as const], times: [], season: null }] };
  expect(verdict(always, 'ahora', '2026-11-26 01:00')).toMatchObject({ group: 'open', reason: 'until' });
});

test('a past day and an unknown word have no answer', () => {
  expect(momentsOf('2026-11-25', at('2026-11-26 10:00'))).toBeNull();
  expect(momentsOf('ayer', at('2026-11-26 10:00'))).toBeNull();
});

test('on a Sunday the weekend is what is left of it', () => {
  expect(momentsOf('finde', at('2026-11-29 15:00'))).toMatchObject([{ date: '2026-11-29', from: 900 }]);
});

test('what is outdoors and of unknown hours is not proposed in the dark', () => {
  const park: Candidate = { ...lake, rules: [{ days: ['lun'], times: ['10:00-24:00'], season: null }] };
  expect(verdict(park, 'ahora', '2026-07-03 12:00')).toMatchObject({ group: 'ask' });
  expect(verdict(park, 'ahora', '2026-07-03 19:00')).toMatchObject({ group: 'no', reason: 'night' });
});

test('what opens later than now says from when, also within the stretch that was asked for', () => {
  expect(verdict(winery, 'tarde', '2026-11-26 14:00')).toMatchObject({ reason: 'between' });
  expect(verdict(winery, 'tarde', '2026-11-26 15:30')).toMatchObject({ reason: 'until' });
});

test('the evening of a day leaves out what closes before it, and a night that is not over counts', () => {
  const evening = (now: string) => notBefore(19 * 60, momentsOf('ahora', at(now)) ?? []);
  expect(evening('2026-11-26 11:00')).toEqual([{ date: '2026-11-26', from: 19 * 60, to: 24 * 60 }]);
  expect(evening('2026-11-26 01:00')).toEqual([{ date: '2026-11-26', from: 60, to: 3 * 60 }]);
});
