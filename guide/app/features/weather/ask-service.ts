const PATIENCE_MS = 15_000;

/**
 * What the weather service answers, as JSON.
 * @throws {Error} if it refuses, or does not answer in time: on a bad network it may never
 */
export async function askService(address: string): Promise<unknown> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    const response = await fetch(address, { signal: abort.signal });
    if (!response.ok) throw new Error(`The weather service answered ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
