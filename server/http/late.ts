import type { RequestListener } from 'node:http';

/**
 * Ends requests whose body takes longer than `patienceMs`, where Node itself waits longer for the sake of one address.
 * @param except the address that may take as long as Node allows
 */
export function refuseLate(answer: RequestListener, patienceMs: number, except: string): RequestListener {
  return (request, response) => {
    if (!request.complete && request.url !== except) {
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
