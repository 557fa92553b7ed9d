import { createReadStream } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { isOpen, readFiles } from '#server/static/files.ts';
import type { FrontData } from './tls-front.ts';
import { WEATHER_ANSWER, WEATHER_HOST } from './weather.ts';

const { dist, key, cert } = workerData as FrontData; // from tls-front.ts
const files = readFiles(dist);
const server = createSecureServer({ key, cert }, answer);
server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));

function answer(asked: Http2ServerRequest, response: Http2ServerResponse) {
  if (asked.authority.startsWith(WEATHER_HOST)) {
    response
      .writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      .end(WEATHER_ANSWER);
    return;
  }
  const found = files.get(new URL(asked.url, `https://${asked.authority}`).pathname);
  const variant = found?.variants.get('br') ?? found?.variants.get('identity');
  if (!found || !variant) {
    response.writeHead(404).end();
    return;
  }
  const { content, encoding, size } = variant;
  response.writeHead(200, {
    'content-type': found.type,
    'content-length': size,
    'cache-control': found.cacheControl,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  });
  if (Buffer.isBuffer(content)) response.end(content);
  else if (isOpen(content)) createReadStream('', { fd: content.descriptor, start: 0, autoClose: false }).pipe(response);
}
