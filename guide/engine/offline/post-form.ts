/** What came of a post. */
export type Answer = {
  /** The status of the response; null if none came in time. */
  status: number | null;
  /** Something between the visitor and the form answered in its place: a hotspot's sign-in page, a proxy. */
  isStranger: boolean;
  /** The form's own service has said in JSON that it took the message; only then may its only copy be deleted. */
  isConfirmed: boolean;
  /** The short name that the server gave the message; null if it gave none. */
  reference: string | null;
  /** The server has kept the message without its photographs. */
  isWithoutPhotos?: boolean;
};

const PATIENCE_MS = 30_000;
/** The upload speed of a bad connection, for photographs: 10 kB a second. */
const SLOWEST_BYTES_PER_MS = 10;

const UNANSWERED: Answer = { status: null, isStranger: false, isConfirmed: false, reference: null };

/**
 * Posts a form and waits up to 30 seconds, longer for photographs. Pages and worker send every form through it.
 * @param referrer the form's page, if another one sends it
 */
export async function postForm(action: string, fields: FormData, referrer?: string): Promise<Answer> {
  const abort = new AbortController();
  const bytes = [...fields.values()].reduce((sum, value) => sum + (value instanceof File ? value.size : 0), 0);
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS + bytes / SLOWEST_BYTES_PER_MS);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      ...(referrer && { referrer }),
      signal: abort.signal,
    });
    return await judge(response, action);
  } catch (error) {
    console.warn(`${action} could not be reached.`, error);
    return UNANSWERED;
  } finally {
    clearTimeout(timer);
  }
}

async function judge(response: Response, action: string): Promise<Answer> {
  const { status, ok, url, headers } = response;
  const expected = new URL(action, location.href).origin;
  const isElsewhere = url !== '' && new URL(url).origin !== expected;
  const isStranger = isElsewhere || /^text\/html|^application\/xhtml/i.test(headers.get('content-type') ?? '');
  if (!ok || isStranger) return { status, isStranger, isConfirmed: false, reference: null };
  // The message has arrived even if the body of the response is lost or comes from a hosted service.
  const body: unknown = await response.json().catch(() => null);
  const said = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : null;
  // The guide's own server always says so; a hosted service may word it differently.
  const isConfirmed = said !== null && (expected !== location.origin || said.ok === true);
  const { reference } = said ?? {};
  const isName = typeof reference === 'string' && /^\w{1,20}$/.test(reference);
  const without = said?.photos === false && { isWithoutPhotos: true };
  return { status, isStranger, isConfirmed, reference: isName ? reference : null, ...without };
}
