import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';

type Start = { command: string; args: string[]; env?: NodeJS.ProcessEnv; cwd?: string };

/** A program that runs until the test ends, and what can be done to it. */
export type Program = {
  /** Where its output said that it is ready. */
  ready: RegExpExecArray;
  /** Resolves once it has ended. */
  kill(): Promise<void>;
  /** It keeps its connections, and does nothing any more. */
  freeze(): void;
};

/** Starts a program, and resolves when what it prints matches `ready`. */
export async function startProgram(start: Start, ready: RegExp): Promise<Program> {
  const child = spawn(start.command, start.args, { env: start.env, cwd: start.cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => end(child));
  let output = '';
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const found = ready.exec(output);
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${path.basename(start.command)} ended at once: ${output}`)));
  });
  return { ready: match, kill: () => end(child), freeze: () => void child.kill('SIGSTOP') };
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
}

/** For programs that cannot be asked to choose one and say which. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Unlike `fetch`: sends every header as it stands, follows nothing, unpacks nothing, and may come from 127.0.0.2. */
export function ask(url: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, ...options }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
