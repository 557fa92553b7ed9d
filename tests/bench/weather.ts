/** The host of the weather, the only other one that a page asks. */
export const WEATHER_HOST = 'api.open-meteo.com';

/** The answer that the benchmarks give in its place, so that measuring needs no network. */
export const WEATHER_ANSWER = JSON.stringify({ current_weather: { temperature: 21.4, weathercode: 1 } });
