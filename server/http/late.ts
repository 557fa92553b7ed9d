import type { IncomingMessage, RequestListener } from 'node:http';
import { headOf, type RefusalOf } from '../refused-request.ts';
import { answerRaw } from './raw-answer.ts';

/**
 * Ends requests whose body takes longer than `patienceMs`. Node itself waits longer, for the sake of a few addresses.
 * @param isExcepted whether requests to an address may take as long as Node allows
 */
export function refuseLate(
  answer: RequestListener,
  patienceMs: number,
  refusalOf: RefusalOf,
  isExcepted: (url: string) => boolean,
): RequestListener {
  return (request, response) => {
    if (hasBody(request) && !request.complete && !isExcepted(request.url ?? '')) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        if (response.headersSent) request.socket.destroy();
        else answerRaw(request.socket, 408, refusalOf(408, headOf(request)));
      }, patienceMs);
      request.once('close', () => clearTimeout(timer));
    }
    answer(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
