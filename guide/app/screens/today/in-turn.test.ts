import { expect, test } from 'vitest';
import type { Candidate } from '#views/today-views.ts';
import { inTurn, type Judged } from './in-turn.ts';

const asked = (href: string, role: Candidate['role'], known: Partial<Candidate> = {}): Judged => ({
  candidate: { ...{ name: href, href, role, minutes: 60, purposes: [] }, ...known },
  verdict: { group: 'ask', reason: 'unknown', isSure: true, suits: [] },
});
const names = (judged: Judged[], from: number, to: number) =>
  inTurn(judged, [{ date: '2026-07-03', from, to }]).map(({ candidate }) => candidate.href);

const all = [
  asked('winery', 'taste'),
  asked('second winery', 'taste', { phone: '+54 260 111' }),
  asked('bar', 'night'),
  asked('grill', 'eat'),
  asked('museum', 'see'),
];

test('every kind has its turn, and those that can be called come first', () => {
  expect(names(all, 600, 720)).toEqual(['museum', 'second winery', 'grill', 'winery', 'bar']);
});

test('after dark dinner and drinks come first', () => {
  expect(names(all, 1140, 1260).slice(0, 2)).toEqual(['grill', 'bar']);
});

test('what is known to suit everybody comes before what nobody knows', () => {
  const unsure = { ...asked('unknown', 'see'), verdict: { ...asked('unknown', 'see').verdict, isSure: false } };
  expect(names([unsure, ...all], 600, 720).at(-1)).toBe('unknown');
});
