import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies do not pipeline. A client that sends more than this without reading answers is no visitor. */
const MOST_AHEAD = 16;

type Waiting = { request: IncomingMessage; response: ServerResponse };
type Connection = { isBusy: boolean; waiting: Waiting[] };

/**
 * Answers the requests of one connection one after another, each once the previous answer has left. Node itself starts
 * them all at once, so a client that sends thousands and reads nothing would hold thousands of files open.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();

  function begin({ request, response }: Waiting, connection: Connection) {
    const { socket } = request; // the request forgets it when it ends
    connection.isBusy = true;
    response.once('close', () => {
      connection.isBusy = false;
      const next = socket.destroyed ? undefined : connection.waiting.shift();
      if (next) begin(next, connection);
    });
    answer(request, response);
  }

  function connectionOf(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known) return known;
    const connection = { isBusy: false, waiting: [] };
    connections.set(socket, connection);
    return connection;
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return; // the rest of a packet that held too many requests
    const connection = connectionOf(socket);
    if (!connection.isBusy) begin({ request, response }, connection);
    else if (connection.waiting.length < MOST_AHEAD) connection.waiting.push({ request, response });
    else socket.destroy();
  };
}
