import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { securityHeaders } from '../common/contracts/security-headers.ts';
import { VISITS_PATH } from '../common/contracts/visits.ts';
import type { openDesk } from './desk/desk.ts';
import { FORMS_PATH } from './forms/form-page.ts';
import type { createIntake } from './forms/intake.ts';
import { hasGoodHost } from './http/host.ts';
import { type RefusalOf, sendRefusal } from './refused-request.ts';
import type { openSite } from './site.ts';
import { createUsualAnswers } from './static/usual.ts';
import type { createVisitAnswer } from './visits/answer-visits.ts';
import type { createLostCount } from './visits/lost-pages.ts';
import type { openWatch } from './watch/watch.ts';

type Parts = {
  /** The site that is served now. */
  site: () => ReturnType<typeof openSite>;
  desk: ReturnType<typeof openDesk> | null;
  answerPost: ReturnType<typeof createIntake>;
  answerVisits: ReturnType<typeof createVisitAnswer>;
  countLost: ReturnType<typeof createLostCount>;
  watch: ReturnType<typeof openWatch>;
  headers: ReturnType<typeof securityHeaders>;
  refusalOf: RefusalOf;
  log: Logger;
};

/** Gives each request to the part of the server whose address it names; whatever fails is logged and answered with 500. */
export function createListener(parts: Parts): RequestListener {
  const { site, desk, answerPost, answerVisits, countLost, watch, headers, refusalOf, log } = parts;
  const answerUsual = createUsualAnswers(() => site().answerFile.look, headers);

  async function answer(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of headers) response.setHeader(name, value);
    const [path = '', query] = (request.url ?? '').split('?', 2);
    if (!hasGoodHost(request)) return sendRefusal(request, response, 400, refusalOf);
    if (path === VISITS_PATH) return answerVisits(request, response);
    if (desk && (await desk.answer(request, response))) return;
    if (path.startsWith(FORMS_PATH)) return answerPost(request, response, path.slice(FORMS_PATH.length));
    const answered = watch.answer(path, request, response);
    if (answered !== null) return answered;
    if (!isReadable(path)) return sendRefusal(request, response, 400, refusalOf);
    if (query && request.method === 'GET' && site().answerConfirmation(path, query, response)) return;
    site().answerFile(request, response);
    if (response.statusCode === 404) countLost(request, path);
  }

  return (request, response) => {
    watch.measure(request, response);
    if (hasGoodHost(request) && answerUsual(request, response)) return; // no file has an address of the desk or the forms
    answer(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'request failed');
      if (!response.headersSent) sendRefusal(request, response, 500, refusalOf);
      else response.destroy();
    });
  };
}

/** Whether an address is encoded as it must be: "/%" is not. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
