import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { countableWords, LARGEST_REPORT, type VisitReport } from '../../common/contracts/visits.ts';
import { prefixOf, SPANISH } from '../../common/lib/address/local-path.ts';
import { writtenLine } from '../../common/lib/text/written.ts';
import { isFromOtherSite } from '../forms/origin.ts';
import { chunksOf, wholeOf } from '../http/request-chunks.ts';
import { sendText } from '../http/send.ts';
import { readReport } from './read-report.ts';
import { isRobot } from './robots.ts';
import type { Visits } from './visits.ts';

class TooLarge extends Error {}

type Options = {
  visits: Pick<Visits, 'add' | 'addSearch'>;
  isCounted: () => boolean;
  /** Whether the guide has a page at an address, such as "/en/bodegas". */
  hasPage: (address: string) => boolean;
};

/**
 * Takes the report of a page that is left. Nothing about the sender is kept or logged, not even for a moment: the numbers
 * are only as good as what devices say. The answer is the same whether something was counted or not.
 */
export function createVisitAnswer({ visits, isCounted, hasPage }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'no-store');
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST');
      return sendText(response, 405, 'Method not allowed');
    }
    const body = await bodyOf(request);
    if (!body) {
      if (request.destroyed) return; // the visitor has disconnected
      response.setHeader('Connection', 'close'); // the rest of the body stays unread
      return sendText(response, 413, 'Too large');
    }
    const report = isCounted() && mayBeCounted(request) ? readReport(body) : null;
    if (report) count(report);
    response.writeHead(204).end();
  };

  function count({ seen, pressed, lacked }: VisitReport) {
    for (const address of seen) if (hasPage(address)) visits.add(...placeOf(address), 'visita');
    for (const [address, press] of pressed) if (hasPage(address)) visits.add(...placeOf(address), press);
    for (const query of lacked) {
      const words = countableWords(writtenLine(query));
      if (words !== null) visits.addSearch(words);
    }
  }
}

/** "/en/bodegas" → "/bodegas", "en": pages are counted under one address, whatever their language. */
function placeOf(address: string): [page: string, language: string] {
  const prefix = prefixOf(address);
  return [address.slice(prefix.length) || '/', prefix.slice(1) || SPANISH];
}

/** Not the reports of programs, of other sites' pages, and of devices that ask not to be counted or to save data. */
function mayBeCounted(request: IncomingMessage): boolean {
  const { headers } = request;
  return !wantsNoCounting(headers) && !isRobot(headers['user-agent']) && !isFromOtherSite(request);
}

/** Whether a device asks not to be counted, or to save data. */
export const wantsNoCounting = (headers: IncomingHttpHeaders): boolean =>
  headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['save-data'] === 'on';

async function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  try {
    return await wholeOf(chunksOf(request, LARGEST_REPORT, new TooLarge()));
  } catch (error) {
    if (error instanceof TooLarge || request.destroyed) return null;
    throw error;
  }
}
