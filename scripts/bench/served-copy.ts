import { spawn } from 'node:child_process';
import { constants, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compressTexts } from '../compress.ts';
import { limitPage } from './limit-page.ts';

type Served = { url: string; dist: string; close(): Promise<void> };

/** Serves a copy of `dist` as visitors get it, and beside its pages the limit page of the page at `address`. */
export async function serveCopy(root: string, { address, limit }: { address: string; limit: string }): Promise<Served> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'guide-bench-'));
  const dist = path.join(folder, 'dist');
  await cp(path.join(root, 'dist'), dist, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const html = limitPage(await readFile(path.join(dist, address, 'index.html'), 'utf8'));
  await mkdir(path.join(dist, limit));
  await writeFile(path.join(dist, limit, 'index.html'), html);
  await compressTexts(path.join(dist, limit));
  // In a process of its own, so that it does not wait for what is measured.
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts'), dist], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: `file:${path.join(folder, 'bench.db')}`,
    },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', end); // also after an error or Ctrl-C
  const close = async () => {
    child.kill();
    await exited;
    end();
  };
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, found] = /^The guide is at (\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error('The server ended before it listened.')));
  });
  return { url, dist, close };
}
