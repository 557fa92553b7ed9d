import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, rmSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { compressTexts } from '#builder/compress.ts';
import { BUILT_FILE, type Built } from '#common/contracts/built.ts';

type Served = { url: string; dist: string; close(): Promise<void> };

/** A page to add to the built ones, made from the page at `from`. */
export type AddedPage = { address: string; from: string; change: (html: string) => string };

/** Serves a copy of `dist` as visitors get it, with additional pages, which may run `script` inline. */
export async function serveCopy(root: string, pages: AddedPage[], script: string): Promise<Served> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'guide-bench-'));
  const dist = path.join(folder, 'dist');
  await cp(path.join(root, 'dist'), dist, { recursive: true, mode: constants.COPYFILE_FICLONE });
  for (const page of pages) await addPage(dist, page);
  await allowScript(dist, script);
  return serve(root, folder, dist);
}

async function addPage(dist: string, { address, from, change }: AddedPage) {
  const html = await readFile(path.join(dist, from, 'index.html'), 'utf8');
  await mkdir(path.join(dist, address), { recursive: true });
  await writeFile(path.join(dist, address, 'index.html'), change(html));
  await compressTexts(path.join(dist, address));
}

async function allowScript(dist: string, script: string) {
  const file = path.join(dist, BUILT_FILE);
  const built = JSON.parse(await readFile(file, 'utf8')) as Built; // written by the build
  const hash = createHash('sha256').update(script).digest('base64');
  const contentSecurityPolicy = built.contentSecurityPolicy.replace('script-src ', `script-src 'sha256-${hash}' `);
  await writeFile(file, JSON.stringify({ ...built, contentSecurityPolicy }));
}

/** Serves from a separate process, so that the server does not compete with the measurement. */
async function serve(root: string, folder: string, dist: string): Promise<Served> {
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
