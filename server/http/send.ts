import type { ServerResponse } from 'node:http';

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
