/** Three days of weather for many points in one call, and the warnings that a traveller should get. */

const SERVICE = 'https://api.open-meteo.com/v1/forecast';
const DAILY = ['weather_code', 'temperature_2m_max', 'temperature_2m_min', 'wind_gusts_10m_max'];
const DAYS = 3;

/** One day at one point; °C and km/h, rounded. */
export type ForecastDay = { date: string; code: number; min: number; max: number; gusts: number };

export type Forecast = {
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** The days at each point, in the order of the points. */
  points: ForecastDay[][];
};

type Point = { lat: number; lng: number };

export function forecastAddress(points: readonly Point[]): string {
  const list = (of: (point: Point) => number) => points.map(of).join(',');
  const query = new URLSearchParams({
    latitude: list(({ lat }) => lat),
    longitude: list(({ lng }) => lng),
    daily: DAILY.join(','),
    forecast_days: String(DAYS),
    timezone: 'America/Argentina/Mendoza',
  });
  return `${SERVICE}?${query}`;
}

/** @throws {TypeError} when the answer is not a forecast for `count` points */
export function readForecast(answer: unknown, count: number): ForecastDay[][] {
  // For a single point the service answers without a list.
  const points: unknown[] = Array.isArray(answer) ? answer : [answer];
  if (points.length !== count) throw new TypeError('The weather service answered for other points.');
  return points.map((point) => {
    const daily = (point as { daily?: Record<string, unknown[]> } | null)?.daily;
    const dates = daily?.time;
    if (!daily || !Array.isArray(dates)) throw new TypeError('The weather service answered without days.');
    return dates.map((date, index) => {
      const [code, max, min, gusts] = DAILY.map((name) => daily[name]?.[index]);
      if (![code, max, min, gusts].every((value) => typeof value === 'number') || typeof date !== 'string') {
        throw new TypeError('The weather service left a value out.');
      }
      const [c, hot, cold, wind] = [code, max, min, gusts].map(Number) as [number, number, number, number];
      return { date, code: c, max: Math.round(hot), min: Math.round(cold), gusts: Math.round(wind) };
    });
  });
}

export type WeatherWarning = 'wind' | 'heat' | 'frost' | 'storm' | 'snow' | 'rain';

const WIND_KMH = 60;
const HEAT_C = 35;
const FROST_C = 0;

/** The weather of a day that changes a plan, the worst first; `code` is a WMO code. */
export function weatherWarnings({ code, min, max, gusts }: ForecastDay): WeatherWarning[] {
  return [
    ...(code >= 95 ? (['storm'] as const) : []),
    ...(gusts >= WIND_KMH ? (['wind'] as const) : []),
    ...((code >= 71 && code <= 77) || code === 85 || code === 86 ? (['snow'] as const) : []),
    ...(max >= HEAT_C ? (['heat'] as const) : []),
    ...(min <= FROST_C ? (['frost'] as const) : []),
    ...((code >= 51 && code <= 67) || (code >= 80 && code <= 82) ? (['rain'] as const) : []),
  ];
}

const HOUR_MS = 60 * 60 * 1000;

/** Whether a forecast is less than an hour old. One from the future is not: the clock was set back since. */
export function isRecent({ at }: Pick<Forecast, 'at'>): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < HOUR_MS;
}
