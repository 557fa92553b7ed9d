export type Outcome = 'sent' | 'refused' | 'unreachable';

const PATIENCE_MS = 30_000;

/**
 * Posts a form and waits up to 30 seconds. `refused`: an answer that is no success. `unreachable`: none came in time;
 * the post may have arrived all the same. The answer's body is not read.
 */
export async function send(action: string, fields: FormData): Promise<Outcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      signal: abort.signal,
    });
    if (!response.ok) console.warn(`${action} answered ${response.status}.`);
    return response.ok ? 'sent' : 'refused';
  } catch (error) {
    console.warn(`${action} could not be reached.`, error);
    return 'unreachable';
  } finally {
    clearTimeout(timer);
  }
}
