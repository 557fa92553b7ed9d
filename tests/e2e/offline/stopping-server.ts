import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

/** A server of the guide that tests stop and start again at one address, on a folder of their choice. */
export type StoppingServer = { url: string; start(dist: string): Promise<void>; stop(): Promise<void> };

/** The guide's own server, as the owner runs it. `database` outlives its stops. */
export async function serveStopping(dist: string, database: string): Promise<StoppingServer> {
  let child: ChildProcess | null = null;
  const server: StoppingServer = {
    url: '',
    async start(dist) {
      const port = new URL(server.url || 'http://x:0').port || '0';
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: port, DATABASE_URL: `file:${database}` };
      const started = spawn(process.execPath, [path.resolve('server/main.ts'), dist], { env });
      child = started;
      const port_ = await new Promise<string>((resolve, reject) => {
        let said = '';
        const hear = (chunk: Buffer) => {
          said += chunk;
          const found = /The guide is at http:\/\/[\d.]+:(\d+)/.exec(said);
          if (found?.[1]) resolve(found[1]);
        };
        started.stdout.on('data', hear);
        started.stderr.on('data', hear);
        started.once('exit', () => reject(new Error(`The server ended: ${said}`)));
      });
      server.url = `http://localhost:${port_}`; // a secure context, as workers need
    },
    async stop() {
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      await new Promise((resolve) => {
        running.once('exit', resolve);
        running.kill('SIGKILL');
      });
    },
  };
  await server.start(dist);
  return server;
}
