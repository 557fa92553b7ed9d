import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { WEATHER_HOST } from './weather.ts';

/** What the front's thread needs. */
export type FrontData = { dist: string; key: string; cert: string };

type Front = {
  url: string;
  /** The flags that make a browser trust the front's certificate, ask it for the weather, and reach no other host. */
  browserFlags: string[];
  close(): Promise<void>;
};

/**
 * Serves the site in `dist` as a host of files does: over TLS and HTTP/2, with the compressed copies that the build
 * made. Plain HTTP/1.1 opens a connection for each picture and font. It has a thread of its own, so that no response
 * waits for Lighthouse.
 */
export async function openTlsFront(dist: string): Promise<Front> {
  const { key, cert } = certificate();
  const workerData: FrontData = { dist, key, cert };
  const thread = new Worker(new URL('./tls-front-thread.ts', import.meta.url), { workerData });
  const [port] = (await once(thread, 'message')) as [number]; // its only message
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(publicKey).digest('base64');
  return {
    url: `https://127.0.0.1:${port}`,
    browserFlags: [
      `--ignore-certificate-errors-spki-list=${hash}`,
      `--host-resolver-rules=MAP ${WEATHER_HOST}:443 127.0.0.1:${port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
    ],
    close: async () => void (await thread.terminate()),
  };
}

function certificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-bench-tls-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  try {
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
