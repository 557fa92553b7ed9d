import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { shrink } from '../../build/small-guide.ts';
import { type Mail, openPostBox } from './post-box.ts';

/** A guide with its desk as an owner has it: its own checkout, the publisher, and the server. */
export type WholeDesk = {
  url: string;
  /** A link that works once. */
  invite(name: string, email: string): string;
  snapshot(): Snapshot;
  /** The last five commits, as "author: message", the newest first. */
  log(): string[];
  /** The mails that the guide has sent, the oldest first. */
  mails: Mail[];
  stop(): Promise<void>;
};

/** Starts it on a small copy of the last commit; the publisher builds its first site. */
export async function startWholeDesk(): Promise<WholeDesk> {
  mkdirSync('.build', { recursive: true });
  const base = mkdtempSync(path.resolve('.build/whole-desk-')); // inside the project, so that packages are found
  const inBase = (name: string) => path.join(base, name);
  const checkout = inBase('checkout');
  const git = (...command: string[]) => execFileSync('git', command, { cwd: checkout, encoding: 'utf8' });
  execFileSync('git', ['clone', '--quiet', process.cwd(), checkout]);
  git('remote', 'remove', 'origin'); // publications must not be pushed back here
  shrink(checkout, { isTranslated: true, kept: { alojamientos: 10 } }); // for a table of ten prices
  const somebody = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com']; // the publisher must set its own
  git(...somebody, 'commit', '--quiet', '--no-gpg-sign', '--all', '--message', 'A small guide');
  const port = await freePort();
  const post = await openPostBox();
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATABASE_URL: `file:${inBase('guide.db')}`,
    DESK_FOLDER: inBase('desk'),
    DESK_URL: `http://localhost:${port}`,
    PUBLISHER_SITES: inBase('sites'),
    COMPRESSION: 'quick', // for a dozen builds
  };
  const children: ChildProcess[] = [];
  const mail = { SMTP_URL: post.url, MAIL_FROM: 'guia@example.com', MAIL_TO: 'duena@example.com' };
  const start = (cwd: string, ...command: string[]) => {
    const child = spawn(process.execPath, command, {
      cwd,
      env: { ...env, ...mail },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
  };
  start(checkout, 'desk/publisher/main.ts');
  const sites = inBase('sites/current');
  await expect.poll(() => existsSync(sites), { timeout: 600_000 }).toBe(true);
  start(process.cwd(), 'server/main.ts', sites);
  await expect.poll(() => answers(`${env.DESK_URL}/healthz`), { timeout: 60_000 }).toBe(true);
  return {
    url: env.DESK_URL,
    invite(name, email) {
      const said = execFileSync(process.execPath, ['server/desk/command/main.ts', 'invite', email, '--name', name], {
        env,
        encoding: 'utf8',
      });
      return /http\S+/.exec(said)?.[0] ?? '';
    },
    snapshot: () => JSON.parse(readFileSync(inBase('desk/published/snapshot.json'), 'utf8')) as Snapshot,
    log: () => git('log', '--format=%an: %s', '-5').split('\n'),
    mails: post.mails,
    async stop() {
      post.close();
      for (const child of children) child.kill('SIGKILL');
      rmSync(base, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
