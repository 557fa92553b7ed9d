import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type RequestOptions, request as requestSecurely } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';

const FROZEN_MS = 30_000;

type Start = { command: string; args: string[]; env?: NodeJS.ProcessEnv; cwd?: string };

/** A program that runs until the test ends. */
export type Program = {
  /** The match in its output that said it was ready. */
  ready: RegExpExecArray;
  /** Kills it; resolves once it has ended. */
  kill(): Promise<void>;
  /** Asks it to end, as systemd does; resolves once it has ended. */
  stop(): Promise<void>;
  /** Makes it reload the site, as `systemctl reload` does. */
  reload(): void;
  /** Stops it without closing its connections; resolves once none of its threads can answer any more. Linux only. */
  freeze(): Promise<void>;
};

/** Starts a program; resolves when its output matches `ready`. */
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
  return {
    ready: match,
    kill: () => end(child),
    stop: () => end(child, 'SIGTERM'),
    freeze: () => freeze(child),
    reload: () => void child.kill('SIGHUP'),
  };
}

function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** The signal takes its time: on a busy machine a thread may still answer a request after it was sent. */
async function freeze(child: ChildProcess) {
  child.kill('SIGSTOP');
  await vi.waitFor(() => expect(new Set(threadStates(child.pid))).toEqual(new Set(['T'])), { timeout: FROZEN_MS });
}

/** The kernel's letter for the state of each thread: T for stopped. It follows the name, which may hold anything. */
function threadStates(pid: number | undefined): (string | undefined)[] {
  const threads = `/proc/${pid}/task`;
  return readdirSync(threads).map(
    (thread) => /^.*\) (\w)/s.exec(readFileSync(`${threads}/${thread}/stat`, 'utf8'))?.[1],
  );
}

/** Finds a port for programs that cannot choose one and say which. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** Finds different ports: one that is free again may be the next one found. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port); // all listen
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Unlike `fetch`, it sends headers unchanged, follows and decompresses nothing, and can come from 127.0.0.2. */
export function ask(url: string, options: RequestOptions = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const begin = url.startsWith('https:') ? requestSecurely : request;
    const sent = begin(url, { agent: false, ...options }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
