/** Milliseconds to wait when there is a copy: a dead connection must not hold it back. */
const PATIENCE_MS = 4000;

/**
 * Fetches from the network.
 * @param hasCopy whether there is something to show instead: then a slow connection counts as none
 * @throws {Error} when there is no answer
 */
export async function fromNetwork(request: Request, hasCopy: boolean): Promise<Response> {
  if (!hasCopy) return answered(await fetch(request));
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  try {
    return answered(await fetch(request, { signal: abort.signal }));
  } finally {
    clearTimeout(timer);
  }
}

/** Throws for a gateway error: a server that is restarting, or the proxy before it, has no page to show. */
function answered(response: Response): Response {
  if (response.status >= 502 && response.status <= 504) throw new Error(`The server answered ${response.status}.`);
  return response;
}
