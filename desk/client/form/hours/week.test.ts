import { expect, test } from 'vitest';
import { hoursText, type Rule, readHours, readTimes, seasonsOf, timesOf, withTimes } from './week.ts';

const winery: Rule[] = [
  { days: ['lun', 'mar', 'mie', 'jue', 'vie'], times: ['09:00-13:00', '15:00-18:30'] },
  { days: ['sab'], times: ['10:00-13:00'] },
  { days: ['dom'], times: [] },
];

test('a day is open at its times, closed, or unknown', () => {
  expect(timesOf(winery, null, 'mar')).toEqual(['09:00-13:00', '15:00-18:30']);
  expect(timesOf(winery, null, 'dom')).toEqual([]);
  expect(timesOf(winery, null, 'feriados')).toBeNull();
});

test('a day with its own times leaves its rule, and the other rules stay as they are written', () => {
  const changed = withTimes(winery, null, 'vie', ['09:00-13:00']);
  expect(changed).toEqual([
    { days: ['lun', 'mar', 'mie', 'jue'], times: ['09:00-13:00', '15:00-18:30'] },
    winery[1],
    winery[2],
    { days: ['vie'], times: ['09:00-13:00'] },
  ]);
});

test('a day joins the rule that already has its times', () => {
  expect(withTimes(winery, null, 'vie', ['10:00-13:00'])[1]).toEqual({ days: ['vie', 'sab'], times: ['10:00-13:00'] });
});

test('the only day of a rule keeps its place when its times change', () => {
  expect(withTimes(winery, null, 'sab', ['11:00-14:00'])[1]).toEqual({ days: ['sab'], times: ['11:00-14:00'] });
});

test('a day that becomes unknown is in no rule', () => {
  expect(withTimes(winery, null, 'sab', null)).toEqual([winery[0], winery[2]]);
});

test('a season has its own week', () => {
  const summer = { from: '12-15', to: '03-15' };
  const rules = withTimes(winery, summer, 'lun', ['08:00-20:00']);
  expect(rules.at(-1)).toEqual({ days: ['lun'], times: ['08:00-20:00'], season: summer });
  expect(seasonsOf(rules)).toEqual([null, summer]);
  expect(timesOf(rules, null, 'lun')).toEqual(['09:00-13:00', '15:00-18:30']);
});

test('hours written on one line are read back unchanged', () => {
  const rules: Rule[] = [
    ...winery,
    { days: ['feriados'], times: ['10:00-12:00'], season: { from: '12-15', to: '03-15' } },
  ];
  expect(hoursText(rules)).toBe(
    'lun-vie 09:00-13:00 15:00-18:30; sab 10:00-13:00; dom cerrado; 12-15/03-15 feriados 10:00-12:00',
  );
  expect(readHours(hoursText(rules))).toEqual(rules);
});

test.each([
  ['9-13', '09:00-13:00'],
  ['9:30 a 13', '09:30-13:00'],
  ['20-2', '20:00-02:00'],
  ['9 hs - 13 hs', '09:00-13:00'],
  ['todo el día', null],
  ['25-26', null],
])('%s means %s', (text, times) => expect(readTimes(text)).toBe(times));

test.each([
  ['Lunes a viernes de 9 a 13 y de 17 a 21; sábados 9 a 13 hs', 'lun-vie 09:00-13:00 17:00-21:00; sab 09:00-13:00'],
  ['lun - vie 9hs - 13hs', 'lun-vie 09:00-13:00'],
  ['Martes y jueves 10 a 12; domingos y feriados cerrado', 'mar,jue 10:00-12:00; dom,feriados cerrado'],
  ['todos los días 9:30 a 20', 'lun-dom 09:30-20:00'],
  ['miércoles, sábado de 20 a 2', 'mie,sab 20:00-02:00'],
])('the week "%s" is read', (text, written) => expect(hoursText(readHours(text) ?? [])).toBe(written));

test.each(['9 a 13', 'siempre', 'lun', 'lun-xyz 9-13', ''])('"%s" is not a week', (text) =>
  expect(readHours(text)).toBeNull(),
);
