const PATIENCE_MS = 20_000;
const MOST_REDIRECTS = 5;
/** Whoever reads their logs sees who asks, and that it is no visitor. */
const HEADERS = { 'user-agent': 'GuiaSanRafael/1.0 (revisa una vez por semana que los enlaces anden)', accept: '*/*' };
/** The page is not there, and its server says so. Anything else may be a bad day, or a door for people only. */
const GONE = new Set([404, 410]);
/** Some servers do not know the short question. */
const ASK_WHOLE = new Set([400, 403, 405, 501]);

/** What a page answers: `gone` if its server denies it, `silent` if nothing sensible comes back. */
export type PageAnswer = 'there' | 'gone' | 'silent';

/** Asks whether a page is there, without reading it. */
export async function askPage(address: string, mayFollow: (address: string) => boolean): Promise<PageAnswer> {
  try {
    const short = await statusOf(address, 'HEAD', mayFollow);
    const status = ASK_WHOLE.has(short) || GONE.has(short) ? await statusOf(address, 'GET', mayFollow) : short;
    if (GONE.has(status)) return 'gone';
    return status >= 500 ? 'silent' : 'there';
  } catch {
    return 'silent';
  }
}

async function statusOf(address: string, method: string, mayFollow: (address: string) => boolean): Promise<number> {
  let at = address;
  for (let turn = 0; turn <= MOST_REDIRECTS; turn++) {
    const options = { method, headers: HEADERS, redirect: 'manual' as const, signal: AbortSignal.timeout(PATIENCE_MS) };
    const response = await fetch(at, options);
    await response.body?.cancel();
    const to = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !to) return response.status;
    at = new URL(to, at).href;
    if (!mayFollow(at)) return 200; // to where nobody is asked; the page itself was there
  }
  throw new Error('Too many redirects.');
}
