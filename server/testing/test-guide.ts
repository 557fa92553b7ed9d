/** Provides tests with a tiny built site and with guides that serve it, in this process or in their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { BUILT_FILE, type Built } from '../../common/contracts/built.ts';
import type { FormTexts } from '../../common/contracts/form-texts.ts';
import { readJson } from '../../guide/reading/read-file.ts';
import { type Config, readConfig } from '../config/config.ts';
import { createGuide, type Times } from '../server.ts';
import { temporaryFolder } from './test-folder.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Writes a built site of one page, with the real texts. */
export function tinySite(): string {
  const dist = path.join(temporaryFolder(), 'dist');
  mkdirSync(dist);
  const words = (language: string) => ({
    ...(readJson(root, `content/locales/${language}/server.json`) as FormTexts),
    choices: {
      category: [
        { value: '', label: 'Sin elegir' },
        { value: 'bodegas', label: 'Vinos & más' },
      ],
      district: [{ value: 'cuadro-benegas', label: 'Cuadro Benegas' }],
      road: [{ value: 'canon', label: 'Cañón del Atuel' }],
      state: [{ value: 'cuidado', label: 'Con cuidado' }],
    },
  });
  const built: Built = {
    contentSecurityPolicy: "default-src 'none'",
    retentionDays: 365,
    words: { es: words('es'), en: words('en'), pt: words('pt') },
    titles: { '/bodegas-en-san-rafael/la-luna': 'La Luna', '/antes-de-salir': 'Antes de salir' },
    thanks: { es: '/contacto-exito', en: '/en/contacto-exito', pt: '/pt/contacto-exito' },
  };
  writeFileSync(path.join(dist, BUILT_FILE), JSON.stringify(built));
  writeFileSync(path.join(dist, 'index.html'), '<h1>Inicio</h1>');
  return dist;
}

const UNLIMITED = { POSTS_PER_10_MINUTES: '100000', POSTS_PER_HOUR: '1000000' };

type Variables = Record<string, string | undefined>;

/** Makes a configuration from `variables` and a database of its own. */
function testConfig(variables: Variables = {}): Config {
  const own = { DATABASE_URL: `file:${path.join(temporaryFolder(), 'guide.db')}`, LOG_LEVEL: 'silent' };
  return readConfig({ ...own, ...UNLIMITED, ...variables });
}

/** Starts a guide in this process; `logged` collects the lines of its log. */
export async function startGuide(
  variables: Variables = {},
  dist = tinySite(),
  times: Times & { bundle?: string } = {},
) {
  const logged: string[] = [];
  const config = testConfig(variables);
  const log = pino({ level: 'debug', base: null }, { write: (line) => void logged.push(line) });
  const { server, reload, stop } = createGuide({ dist, config, log, ...times });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await stop();
  };
  onTestFinished(close);
  const port = (server.address() as AddressInfo).port;
  return { url: `http://127.0.0.1:${port}`, port, server, logged, reload, database: config.database.url, close };
}

type Running = { url: string; process: ChildProcess; exited: Promise<number | NodeJS.Signals | null> };

/** Starts a guide in its own process and waits until it listens. `command` is a prefix that runs that process. */
export async function spawnGuide(variables: Variables, dist = tinySite(), command: string[] = []): Promise<Running> {
  const [program = '', ...args] = [...command, process.execPath, path.join(root, 'server/main.ts'), dist];
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', ...UNLIMITED, ...variables };
  const child = spawn(program, args, { cwd: temporaryFolder(), env, stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited; // before its folders are deleted
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, address] = /^The guide is at (\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    void exited.then((code) => reject(new Error(`The guide ended with ${code}.`)));
  });
  return { url, process: child, exited };
}

/** A prefix that runs a command without root's permissions, because root may write to any file. */
export const asNobody = () =>
  process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];

export const message = { name: 'Ana', email: 'ana@example.com', subject: 'Hola', message: '¿Hay nieve?' };

/** Posts a form as the page does. */
export function post(url: string, fields: Record<string, string> = message, form = 'contacto'): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return fetch(`${url}/f/${form}`, { method: 'POST', body, headers: { Accept: 'application/json' } });
}
