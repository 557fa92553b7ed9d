import { useEffect, useState } from 'react';
import { remember } from '#common/lib/storage/remember.ts';
import { askService } from './ask-service.ts';

const SOURCE = 'https://api.open-meteo.com/v1/forecast?latitude=-34.61&longitude=-68.33&current_weather=true';

/** Temperature in °C, rounded; `at`, in milliseconds since 1970, if it is not current. */
export type Weather = { temperature: number; sky: 'sun' | 'cloud' | 'rain'; at?: number };

const LAST = 'guide-weather';

const LAST_CLEAR_CODE = 2;
const FIRST_RAIN_CODE = 51;
const LAST_RAIN_CODE = 67;

/** The icon for a WMO weather code, by the guide's own mapping. */
export function skyOf(code: number): Weather['sky'] {
  if (code <= LAST_CLEAR_CODE) return 'sun';
  return code >= FIRST_RAIN_CODE && code <= LAST_RAIN_CODE ? 'rain' : 'cloud';
}

/**
 * Fetches the current weather.
 * @throws when the service does not respond, or responds with something else
 */
export async function fetchWeather(): Promise<Weather> {
  const body = (await askService(SOURCE)) as { current_weather?: { temperature?: unknown; weathercode?: unknown } };
  const { temperature, weathercode } = body.current_weather ?? {};
  if (typeof temperature !== 'number' || typeof weathercode !== 'number') {
    throw new TypeError('The weather service answered without temperature or code.');
  }
  return { temperature: Math.round(temperature), sky: skyOf(weathercode) };
}

let asked: Promise<Weather | null> | null = null;

/**
 * The current weather, fetched once per document, or the last known one if the request fails; null until then, and if
 * there is neither.
 */
export function useWeather(): Weather | null {
  const [weather, setWeather] = useState<Weather | null>(null);
  useEffect(() => {
    asked ??= fetchWeather().then(
      (weather) => {
        remember(LAST, { ...weather, at: Date.now() });
        return weather;
      },
      (error: unknown) => {
        console.warn('The weather could not be loaded.', error);
        return lastKnown();
      },
    );
    void asked.then(setWeather);
  }, []);
  return weather;
}

function lastKnown(): Weather | null {
  try {
    const { temperature, sky, at } = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Partial<Weather>;
    return typeof temperature === 'number' && typeof at === 'number' ? { temperature, sky: sky ?? 'cloud', at } : null;
  } catch {
    return null; // the storage is refused, or holds something else
  }
}
