import { useEffect, useState } from 'react';

/** Temperature in °C, rounded; `at`, in milliseconds since 1970, if it is not current. */
export type Weather = { temperature: number; sky: 'sun' | 'cloud' | 'rain'; at?: number };

let asked: Promise<Weather | null> | null = null;

/**
 * The current weather, fetched once per document, or the last known one if the request fails; null until then, and if
 * there is neither. Nothing of the page waits for it, so neither does its code come with the page's.
 */
export function useWeather(): Weather | null {
  const [weather, setWeather] = useState<Weather | null>(null);
  useEffect(() => {
    asked ??= import('./fetch-weather.ts')
      .then(({ currentWeather }) => currentWeather())
      .catch((error: unknown) => {
        console.warn('The weather could not be asked for.', error);
        return null;
      });
    void asked.then(setWeather);
  }, []);
  return weather;
}
