import type { IncomingMessage, RequestListener } from 'node:http';
import { answerRaw } from './raw-answer.ts';

const LATE = Buffer.from('Request timeout');

/**
 * Ends requests whose body takes longer than `patienceMs`. Node itself waits longer, for the sake of a few addresses.
 * @param headers those of every answer
 * @param isExcepted whether requests to an address may take as long as Node allows
 */
export function refuseLate(
  answer: RequestListener,
  patienceMs: number,
  headers: [string, string][],
  isExcepted: (url: string) => boolean,
): RequestListener {
  return (request, response) => {
    if (hasBody(request) && !request.complete && !isExcepted(request.url ?? '')) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        if (response.headersSent) request.socket.destroy();
        else answerRaw(request.socket, 408, { type: 'text/plain; charset=utf-8', body: LATE, headers });
      }, patienceMs);
      request.once('close', () => clearTimeout(timer));
    }
    answer(request, response);
  };
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
