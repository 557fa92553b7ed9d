import type { IncomingMessage, ServerResponse } from 'node:http';

export function sendText(response: ServerResponse, status: number, text: string) {
  const body = Buffer.from(text);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, data: object) {
  const body = Buffer.from(JSON.stringify(data));
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}

/**
 * Who is asking: the connection's address, or the one that the outermost of the owner's `proxies` wrote down. What
 * stands further left in X-Forwarded-For was written by the visitor, and may say anything.
 */
export function addressOf(request: IncomingMessage, proxies: number): string {
  const own = request.socket.remoteAddress ?? '';
  if (proxies === 0) return own;
  const chain = String(request.headers['x-forwarded-for'] ?? '').split(',');
  return chain.at(-proxies)?.trim() || own;
}
