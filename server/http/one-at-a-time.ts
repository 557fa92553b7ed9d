import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline. A client that sends more than this without reading answers is no visitor. */
const MOST_AHEAD = 16;

type Waiting = { request: IncomingMessage; response: ServerResponse };

/**
 * Answers the requests of one connection one after another, each once the previous answer has left. Node itself starts
 * them all at once, so a client that sends thousands and reads nothing would hold thousands of files open.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Waiting[]>();

  function begin({ request, response }: Waiting, waiting: Waiting[]) {
    const { socket } = request; // the request forgets it when it ends
    response.once('close', () => {
      const next = socket.destroyed ? undefined : waiting.shift();
      if (next) begin(next, waiting);
      else connections.delete(socket);
    });
    answer(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return; // the rest of a packet that held too many requests
    const waiting = connections.get(socket);
    if (!waiting) {
      const none: Waiting[] = [];
      connections.set(socket, none);
      begin({ request, response }, none);
    } else if (waiting.length < MOST_AHEAD) waiting.push({ request, response });
    else socket.destroy();
  };
}
