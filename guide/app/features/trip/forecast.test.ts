import { expect, test } from 'vitest';
import { type ForecastDay, forecastAddress, isRecent, readForecast, weatherWarnings } from './forecast.ts';

const mild: ForecastDay = { date: '2026-11-22', code: 1, min: 9, max: 24, gusts: 20 };

test('one call asks for all points', () => {
  const url = new URL(
    forecastAddress([
      { lat: -34.6, lng: -68.3 },
      { lat: -35, lng: -69.5 },
    ]),
  );
  expect(url.origin).toBe('https://api.open-meteo.com');
  expect(url.searchParams.get('latitude')).toBe('-34.6,-35');
  expect(url.searchParams.get('longitude')).toBe('-68.3,-69.5');
});

test.each([
  [{}, []],
  [{ gusts: 59 }, []],
  [{ gusts: 60 }, ['wind']],
  [{ max: 35 }, ['heat']],
  [{ min: 0 }, ['frost']],
  [{ code: 95, gusts: 80 }, ['storm', 'wind']],
  [{ code: 75 }, ['snow']],
  [{ code: 61 }, ['rain']],
])('a day with %j gives the warnings %j', (change, warnings) => {
  expect(weatherWarnings({ ...mild, ...change })).toEqual(warnings);
});

test('an answer for other points, without days or with gaps is rejected', () => {
  const daily = {
    time: ['2026-11-22'],
    weather_code: [1],
    temperature_2m_max: [24.4],
    temperature_2m_min: [9],
    wind_gusts_10m_max: [20],
  };
  expect(readForecast({ daily }, 1)).toEqual([[{ ...mild, max: 24 }]]);
  expect(() => readForecast([{ daily }], 2)).toThrow(TypeError);
  expect(() => readForecast({ current_weather: {} }, 1)).toThrow(TypeError);
  expect(() => readForecast({ daily: { ...daily, weather_code: [null] } }, 1)).toThrow(TypeError);
  expect(() => readForecast(null, 1)).toThrow(TypeError);
});

test('a forecast is recent for an hour, and not if it is from the future, as after a clock was set back', () => {
  const MINUTE_MS = 60_000;
  expect([0, 59, 60, -1, -500_000].map((minutes) => isRecent({ at: Date.now() - minutes * MINUTE_MS }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
