import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { RequestOptions } from 'node:https';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Built } from '#common/contracts/built.ts';
import { openStore } from '#server/store/store.ts';
import type { Submission } from '#server/store/submission.ts';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { type Answer, ask, type Program, startProgram } from './processes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const HOME = `<h1>${'Inicio '.repeat(200)}</h1>`;
export const HOME_BROTLI = brotliCompressSync(HOME);

export type RunningGuide = Program & {
  url: string;
  /** What it has stored. */
  kept(): Promise<Submission[]>;
};

/** Starts a real server with a tiny site, in its own process. */
export async function startGuide(env: NodeJS.ProcessEnv): Promise<RunningGuide> {
  const cwd = temporaryFolder(); // a folder without a .env
  const dist = writeSite(path.join(cwd, 'dist'));
  const database = { url: env.DATABASE_URL ?? `file:${path.join(cwd, 'guide.db')}`, token: env.DATABASE_TOKEN };
  const program = await startProgram(
    {
      command: process.execPath,
      args: [path.join(ROOT, 'server/main.ts'), dist],
      cwd,
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: database.url,
        ...env,
      },
    },
    /The guide is at (http:\S+)/,
  );
  return { ...program, url: program.ready[1] ?? '', kept: () => keptIn(database) };
}

async function keptIn(database: Parameters<typeof openStore>[0]): Promise<Submission[]> {
  const store = openStore(database);
  try {
    return await store.list();
  } finally {
    await store.close();
  }
}

/** Writes a tiny built site. */
export function writeSite(dist: string): string {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  };
  write('index.html', HOME);
  write('index.html.br', HOME_BROTLI);
  write('404.html', 'no such page');
  write('bodegas-en-san-rafael/index.html', 'all wineries');
  write('images/large.webp', Buffer.alloc(300 * 1024, 7));
  write('.redirects.json', JSON.stringify({ '/bodegas': '/bodegas-en-san-rafael' }));
  const built: Built = {
    contentSecurityPolicy: "default-src 'none'",
    retentionDays: 365,
    words,
    thanks: { es: '/contacto-exito', en: '/en/contacto-exito' },
  };
  write('.server.json', JSON.stringify(built));
  return dist;
}

function formTextsOf(language: string): Built['words'][string] {
  return JSON.parse(readFileSync(path.join(ROOT, 'content/locales', language, 'server.json'), 'utf8'));
}

export const words = { es: formTextsOf('es'), en: formTextsOf('en') };

/** Returns what a visitor writes into the contact form. */
export function contact(message: string) {
  return { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message };
}

/** Posts the contact form as a browser without JavaScript does. */
export function post(url: string, fields: Record<string, string>, options: RequestOptions = {}): Promise<Answer> {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', ...options.headers };
  return ask(`${url}/f/contacto`, { ...options, method: 'POST', headers }, new URLSearchParams(fields).toString());
}
