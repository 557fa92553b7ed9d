import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isFromOtherSite } from '../forms/origin.ts';
import { addressOf, networksOf } from '../http/address.ts';
import { chunksOf, wholeOf } from '../http/request-chunks.ts';
import { sendText } from '../http/send.ts';
import { decodeText } from '../text/decode-text.ts';
import type { createBrowserErrors } from './browser-errors.ts';
import { shapeOf } from './error-shape.ts';

/** Where a page reports the error that stopped it: `guide/engine/inline/start.js`. */
export const REPORTS_PATH = '/falla';

const LARGEST_BYTES = 8 * 1024;
const WINDOW_S = 10 * 60;
const OF_ONE_HOUSEHOLD = 5;
/** A broken release could make every visitor report; more than these say nothing new. */
const OF_ALL = 500;

type Options = {
  errors: Pick<ReturnType<typeof createBrowserErrors>, 'count'>;
  log: Logger;
  isPage: (path: string) => boolean;
  trustedProxies: number;
  /** Called for each report that was counted. */
  onCounted: () => void;
};

class Refused extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}

/** Takes reports of errors in visitors' browsers. Of who sent one, nothing is kept, not even in the log. */
export function createReports({ errors, log, isPage, trustedProxies, onCounted }: Options) {
  const household = new RateLimiterMemory({ points: OF_ONE_HOUSEHOLD, duration: WINDOW_S });
  const all = new RateLimiterMemory({ points: OF_ALL, duration: WINDOW_S });

  async function take(request: IncomingMessage) {
    if (isFromOtherSite(request)) throw new Refused(403, 'Reports come from the guide’s own pages');
    if (!/^text\/plain\b/i.test(request.headers['content-type'] ?? ''))
      throw new Refused(415, 'A report is plain text');
    await household.consume(networksOf(addressOf(request, trustedProxies)).household);
    const body = await wholeOf(chunksOf(request, LARGEST_BYTES, new Refused(413, 'The report is too long')));
    const text = decodeText(body);
    if (text === null) throw new Refused(400, 'The report is no text');
    await all.consume('all');
    await errors.count(shapeOf(text, isPage), Date.now());
    onCounted();
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    try {
      await take(request);
      response.writeHead(204).end();
    } catch (error) {
      if (!request.complete) response.setHeader('Connection', 'close'); // the rest of the body stays unread
      if (error instanceof Refused) return sendText(response, error.status, error.message);
      // Not counted. The page can do nothing about it, and its console shows enough already.
      if (error instanceof RateLimiterRes) return void response.writeHead(204).end();
      if (!request.destroyed) log.warn({ message: String(error) }, 'an error in a browser could not be counted');
      sendText(response, 503, 'The report could not be kept');
    }
  };
}
