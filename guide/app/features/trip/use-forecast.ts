import { useCallback, useRef, useState } from 'react';
import { askService } from '#app/features/weather/ask-service.ts';
import { remember } from '#common/lib/storage/remember.ts';
import { type Forecast, forecastAddress, isRecent, readForecast } from './forecast.ts';

const KEY = 'pronostico';

type State = { forecast: Forecast | null; isLoading: boolean; hasFailed: boolean };

/**
 * The forecast for some points, once `load` is called. The last one is reused for an hour, and without a network
 * however old it is; the caller shows when it is from.
 */
export function useForecast(points: readonly { lat: number; lng: number }[]) {
  const [state, setState] = useState<State>({ forecast: null, isLoading: false, hasFailed: false });
  const isAsked = useRef(false);
  const load = useCallback(async () => {
    if (isAsked.current) return;
    const kept = lastForecast(points.length);
    if (kept && isRecent(kept)) return setState({ forecast: kept, isLoading: false, hasFailed: false });
    isAsked.current = true;
    setState({ forecast: null, isLoading: true, hasFailed: false });
    try {
      const answer = await askService(forecastAddress(points));
      const forecast = { at: Date.now(), points: readForecast(answer, points.length) };
      remember(KEY, forecast);
      setState({ forecast, isLoading: false, hasFailed: false });
    } catch (error) {
      console.warn('The forecast could not be loaded.', error);
      setState({ forecast: kept, isLoading: false, hasFailed: true });
    } finally {
      isAsked.current = false;
    }
  }, [points]);
  /** Shows what was fetched less than an hour ago, without a request. */
  const recall = useCallback(() => {
    const kept = lastForecast(points.length);
    if (kept && isRecent(kept)) setState({ forecast: kept, isLoading: false, hasFailed: false });
  }, [points]);
  return { ...state, load, recall };
}

function lastForecast(count: number): Forecast | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Forecast | null; // written here, and checked below
    return kept && typeof kept.at === 'number' && Array.isArray(kept.points) && kept.points.length === count
      ? kept
      : null;
  } catch {
    return null; // as if there were none
  }
}
