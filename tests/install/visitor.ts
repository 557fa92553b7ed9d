import { request } from 'node:https';

type Answer = { status: number; body: string; cookies: string[] };
type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** Visits the guide over https under its own name, which leads to this machine, and trusts only its authority. */
export function createVisitor(origin: string, authority: string, port = 443) {
  const { hostname } = new URL(origin);

  return (address: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, servername: hostname, path: address, method, ca: authority, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
            resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), cookies });
          });
        },
      );
      asked.on('error', reject);
      asked.setTimeout(30_000, () => asked.destroy(new Error(`${address} takes too long.`)));
      for (const [name, value] of Object.entries({ Host: hostname, 'Accept-Language': 'es', ...headers }))
        asked.setHeader(name, value);
      asked.end(body);
    });
}

export type Visitor = ReturnType<typeof createVisitor>;
