import { expect, onTestFinished, test, vi } from 'vitest';
import { fetchWeather, skyOf } from './weather.ts';

function serviceAnswers(body: unknown, init?: ResponseInit) {
  const fetched = vi.fn(async (_address: string) => Response.json(body, init));
  vi.stubGlobal('fetch', fetched);
  onTestFinished(() => void vi.unstubAllGlobals());
  return fetched;
}

test.each([
  [0, 'sun'],
  [2, 'sun'],
  [3, 'cloud'],
  [45, 'cloud'],
  [50, 'cloud'],
  [51, 'rain'],
  [67, 'rain'],
  [68, 'cloud'],
  [95, 'cloud'],
])('code %i is %s', (code, sky) => {
  expect(skyOf(code)).toBe(sky);
});

test('the temperature is rounded and the code becomes a sky', async () => {
  serviceAnswers({ current_weather: { temperature: 23.5, weathercode: 61 } });
  expect(await fetchWeather()).toEqual({ temperature: 24, sky: 'rain' });
});

test('frost is rounded too, and shows no minus before a zero', async () => {
  serviceAnswers({ current_weather: { temperature: -3.6, weathercode: 0 } });
  expect(await fetchWeather()).toEqual({ temperature: -4, sky: 'sun' });
  serviceAnswers({ current_weather: { temperature: -0.4, weathercode: 0 } });
  expect(String((await fetchWeather()).temperature)).toBe('0');
});

test('the request asks for the current weather in San Rafael', async () => {
  const fetched = serviceAnswers({ current_weather: { temperature: 20, weathercode: 0 } });
  await fetchWeather();
  const { searchParams } = new URL(fetched.mock.calls[0]?.[0] ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    latitude: '-34.61',
    longitude: '-68.33',
    current_weather: 'true',
  });
});

test('an error response of the service throws its status', async () => {
  serviceAnswers({}, { status: 503 });
  await expect(fetchWeather()).rejects.toThrow('503');
});

test.each([
  {},
  { current_weather: null },
  { current_weather: {} },
  { current_weather: { temperature: '20', weathercode: 0 } },
  null,
])('the response %j throws', async (body) => {
  serviceAnswers(body);
  await expect(fetchWeather()).rejects.toThrow();
});

test('a missing network throws', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(fetchWeather()).rejects.toThrow('Failed to fetch');
});

test('a service that never answers is waited for fifteen seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = expect(fetchWeather()).rejects.toThrow('abort');
  await vi.advanceTimersByTimeAsync(15_000);
  await asked;
});
