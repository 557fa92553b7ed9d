import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

type Front = {
  url: string;
  /** The flag that makes a browser trust the front's certificate. */
  browserFlag: string;
  close(): void;
};

/** Headers that apply to one connection, and do not exist in HTTP/2. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * Serves the responses of `origin` over TLS and HTTP/2, as any host would: one connection for everything, and one more
 * round trip before the first byte. Plain HTTP/1.1 opens a connection for each picture and font.
 */
export async function openTlsFront(origin: string): Promise<Front> {
  const { key, cert } = certificate();
  const server = createSecureServer({ key, cert }, (asked, answer) => pass(origin, asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    url: `https://127.0.0.1:${port}`,
    browserFlag: `--ignore-certificate-errors-spki-list=${hash}`,
    close: () => void server.close(),
  };
}

function pass(origin: string, asked: Http2ServerRequest, answer: Http2ServerResponse) {
  const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')));
  const passed = request(new URL(asked.url, origin), { method: asked.method, headers }, (response) => {
    const { statusCode = 502, headers: own } = response;
    answer.writeHead(
      statusCode,
      Object.fromEntries(Object.entries(own).filter(([name]) => !OF_CONNECTION.includes(name))),
    );
    response.pipe(answer);
  });
  passed.on('error', () => answer.stream.close());
  asked.pipe(passed);
}

function certificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-bench-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
