import { useSyncExternalStore } from 'react';
import { whenSeenAgain } from '#common/lib/hooks/when-seen-again.ts';
import { savesData } from '#common/lib/pictures/saves-data.ts';
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
    throw new TypeError('The weather service answered without a temperature.');
  }
  return { temperature: Math.round(temperature), sky: skyOf(weathercode) };
}

/** So long it is shown as current; then it is asked for again, or says its age. */
const CURRENT_MS = 30 * 60_000;

let shown: Weather | null = null;
/** When it was last asked for, answered or not; 0 if never. */
let askedAt = 0;
const listeners = new Set<() => void>();

/**
 * The current weather, or the last known one with its age if it cannot be had; null until then, and if there is neither.
 * It is asked for once per document, and on a screen that is left on once every half hour that somebody looks at it.
 */
export const useWeather = (): Weather | null =>
  useSyncExternalStore(
    follow,
    () => shown,
    () => null,
  );

/** What the sky is like now; undefined if only earlier weather is known. */
export function useSky(): Weather['sky'] | undefined {
  const weather = useWeather();
  return weather?.at === undefined ? weather?.sky : undefined;
}

function follow(listener: () => void) {
  listeners.add(listener);
  look();
  const stop = whenSeenAgain(look);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

function look() {
  const isFirst = askedAt === 0;
  if (!isFirst && Math.abs(Date.now() - askedAt) < CURRENT_MS) return;
  if (!isFirst) {
    show(lastKnown());
    if (document.hidden || !navigator.onLine || savesData()) return;
  }
  askedAt = Date.now();
  fetchWeather().then(
    (weather) => {
      remember(LAST, { ...weather, at: askedAt });
      show(weather);
    },
    (error: unknown) => {
      console.warn('The weather could not be loaded.', error);
      show(lastKnown());
    },
  );
}

function show(weather: Weather | null) {
  shown = weather;
  for (const listener of listeners) listener();
}

function lastKnown(): Weather | null {
  try {
    const { temperature, sky, at } = JSON.parse(localStorage.getItem(LAST) ?? '{}') as Partial<Weather>;
    return typeof temperature === 'number' && typeof at === 'number' ? { temperature, sky: sky ?? 'cloud', at } : null;
  } catch {
    return null; // the storage is refused, or holds something else
  }
}
