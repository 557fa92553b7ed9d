import type { RequestListener } from 'node:http';

/**
 * Ends requests whose body takes longer than `patienceMs`. Node itself waits longer, for the sake of a few addresses.
 * @param isExcepted whether requests to an address may take as long as Node allows
 */
export function refuseLate(
  answer: RequestListener,
  patienceMs: number,
  isExcepted: (url: string) => boolean,
): RequestListener {
  return (request, response) => {
    if (!request.complete && !isExcepted(request.url ?? '')) {
      const timer = setTimeout(() => {
        if (request.complete) return;
        if (response.headersSent) request.socket.destroy();
        else request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      }, patienceMs);
      request.once('close', () => clearTimeout(timer));
    }
    answer(request, response);
  };
}
