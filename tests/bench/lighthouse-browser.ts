import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '../../scripts/chromium.ts';

type LighthouseBrowser = { /** The port on which Lighthouse reaches it. */ port: number; close(): Promise<void> };

/**
 * Starts a new browser in Spanish, with an empty cache, that only Lighthouse controls: a second program that watches
 * its pages would take a part of the measured time.
 * @throws {Error} if there is no browser, or it ends before it can be reached
 */
export async function openLighthouseBrowser(flags: string[]): Promise<LighthouseBrowser> {
  const program = findChromium();
  if (!program) throw new Error('The benchmark needs Chromium or Chrome; CHROMIUM_PATH can name its program.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-bench-browser-'));
  const child = spawn(program, [...FLAGS, `--user-data-dir=${folder}`, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = once(child, 'exit');
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, found] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`${program} ended before Lighthouse could reach it.`)));
  });
  const close = async () => {
    child.kill();
    await exited;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  return { port, close };
}

const FLAGS = [
  '--headless=new',
  '--remote-debugging-port=0',
  '--lang=es-AR',
  '--accept-lang=es-AR',
  '--no-sandbox',
  '--no-first-run',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
];
