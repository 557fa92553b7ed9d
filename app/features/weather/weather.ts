import { useEffect, useState } from 'react';

const SOURCE = 'https://api.open-meteo.com/v1/forecast?latitude=-34.61&longitude=-68.33&current_weather=true';

/** Temperature in °C, rounded. */
export type Weather = { temperature: number; sky: 'sun' | 'cloud' | 'rain' };

const LAST_CLEAR_CODE = 2;
const FIRST_RAIN_CODE = 51;
const LAST_RAIN_CODE = 67;

/** The icon for a WMO weather code, by the guide's own rule. */
export function skyOf(code: number): Weather['sky'] {
  if (code <= LAST_CLEAR_CODE) return 'sun';
  return code >= FIRST_RAIN_CODE && code <= LAST_RAIN_CODE ? 'rain' : 'cloud';
}

/** @throws when the service does not answer, or answers something else. */
export async function fetchWeather(): Promise<Weather> {
  const response = await fetch(SOURCE);
  if (!response.ok) throw new Error(`The weather service answered ${response.status}.`);
  const body = (await response.json()) as { current_weather?: { temperature?: unknown; weathercode?: unknown } };
  const { temperature, weathercode } = body.current_weather ?? {};
  if (typeof temperature !== 'number' || typeof weathercode !== 'number') {
    throw new TypeError('The weather service answered without temperature or code.');
  }
  return { temperature: Math.round(temperature), sky: skyOf(weathercode) };
}

let asked: Promise<Weather | null> | null = null;

/** The weather now, asked for once in a page's life; null until it is known, or when it cannot be. */
export function useWeather(): Weather | null {
  const [weather, setWeather] = useState<Weather | null>(null);
  useEffect(() => {
    asked ??= fetchWeather().catch((error: unknown) => {
      console.warn('The weather could not be loaded.', error);
      return null;
    });
    void asked.then(setWeather);
  }, []);
  return weather;
}
