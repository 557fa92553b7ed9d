export type Outcome = 'sent' | 'refused' | 'unreachable';

/** `reference`: the short name that the server gave the message; null if it gave none. */
export type Sent = { outcome: Outcome; reference: string | null };

const PATIENCE_MS = 30_000;
/** The upload speed of a bad connection, for photographs: 10 kB a second. */
const SLOWEST_BYTES_PER_MS = 10;

/**
 * Posts a form and waits up to 30 seconds, longer for photographs. `refused`: the response was not a success.
 * `unreachable`: none came in time, although the post may have arrived.
 */
export async function send(action: string, fields: FormData): Promise<Sent> {
  const abort = new AbortController();
  const bytes = [...fields.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS + bytes / SLOWEST_BYTES_PER_MS);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      signal: abort.signal,
    });
    if (!response.ok) console.warn(`${action} answered ${response.status}.`);
    return response.ok
      ? { outcome: 'sent', reference: await referenceIn(response) }
      : { outcome: 'refused', reference: null };
  } catch (error) {
    console.warn(`${action} could not be reached.`, error);
    return { outcome: 'unreachable', reference: null };
  } finally {
    clearTimeout(timer);
  }
}

/** The message has arrived even if the body of the response is lost or comes from another service. */
async function referenceIn(response: Response): Promise<string | null> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null || !('reference' in body)) return null;
  const { reference } = body;
  return typeof reference === 'string' && /^\w{1,20}$/.test(reference) ? reference : null;
}
