import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { openSignal } from './signal.ts';

/** A server of the guide that tests stop and start again at one address, with a release of their choice. */
export type StoppingServer = {
  url: string;
  /** With the release in this folder, or the one that all tests visit. */
  start(dist?: string): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Uses the server of all tests, at `standing`, and cuts it off instead of stopping it, because starting one reads the
 * whole guide. `database` is for servers of other releases.
 */
export async function serveStopping(standing: string, database: string): Promise<StoppingServer> {
  const signal = await openSignal(standing);
  let child: ChildProcess | null = null;
  return {
    url: signal.url,
    async start(dist) {
      if (!dist) return signal.give(standing);
      const { PATH, NODE_COMPILE_CACHE } = process.env;
      const env = { PATH, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: `file:${database}` };
      child = spawn(process.execPath, [path.resolve('server/main.ts'), dist], { env });
      await signal.give(await addressOf(child));
    },
    async stop() {
      await signal.lose();
      const running = child;
      child = null;
      if (!running || running.exitCode !== null) return;
      await new Promise((resolve) => {
        running.once('exit', resolve);
        running.kill('SIGKILL');
      });
    },
  };
}

/** The address that a server prints. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const found = /The guide is at (http:\/\/[\d.]+:\d+)/.exec(said);
      if (found?.[1]) resolve(found[1]);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(`The server ended: ${said}`)));
  });
}
