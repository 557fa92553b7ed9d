/** Milliseconds for an answer where a copy is there: a line that does nothing must not hold it back. */
const PATIENCE_MS = 4000;

/**
 * What the network answers.
 * @param hasCopy whether there is something to show instead: then a slow line counts as none
 * @throws {Error} where it does not answer
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

/** A server, or what stands before it, that is just starting anew has no page to show. */
function answered(response: Response): Response {
  if (response.status >= 502 && response.status <= 504) throw new Error(`The server answered ${response.status}.`);
  return response;
}
