import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

export type RawBody = { type: string; body: Buffer; headers: [string, string][] };

/** Ends a connection whose request Node does not hand on, with a whole answer. */
export function answerRaw(socket: Socket, status: number, { type, body, headers }: RawBody) {
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...headers.map(([name, value]) => `${name}: ${value}`),
    `Content-Type: ${type}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.end(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), body]));
}
