/**
 * Compares the server with this machine's nginx on the same files, also while somebody sends photographs, and the number
 * of forms that it stores with what the disk allows; writes the result into docs/measurements.md. Needs `dist`.
 * Everything is measured in one run, because machines and their other work differ.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { MOST_PHOTOS } from '#common/contracts/forms.ts';
import { openStore } from '#server/store/store.ts';
import { testPicture } from '#server/testing/test-picture.ts';
import { provideProgram } from '../../scripts/programs.ts';
import { publish } from './measurements-page.ts';
import { goal, table, whole } from './print.ts';

const SECONDS = Number(process.env.SECONDS ?? 10);
const CONNECTIONS = 64;
const ROUNDS = 3;
const GUIDE_PORT = 4571;
const NGINX_PORT = 4572;
/** As a phone sends them: the page makes larger ones smaller. */
const PHOTO_BYTES = 3_000_000;
/** The fields of the form that takes photographs. */
const REQUEST = {
  name: 'Luis',
  whatsapp: '0260 15-4123456',
  email: 'luis@example.com',
  establishmentName: 'Cabañas Los Ñires',
  city: 'San Rafael',
  message: 'Tres cabañas con pileta y parrilla.',
};
const GOALS = { ratio: 0.6, p99: 20, megabytes: 400 };

const nginx = provideProgram('nginx');
const wrk = provideProgram('wrk');
if (!nginx || !wrk) {
  console.error('This needs nginx and wrk (Debian: sudo apt-get install nginx wrk).');
  process.exit(1);
}
const dist = path.resolve('dist');
mkdirSync('.build', { recursive: true });
const folder = mkdtempSync(path.resolve('.build/bench-')); // on the disk: /tmp may be in memory
const database = `file:${path.join(folder, 'guide.db')}`;
const stops: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const guide = await startGuide();
  await startNginx();
  const files = await compareFiles();
  const busy = await loadWithPhotos();
  const megabytes = peakMegabytes(guide);
  publish(process.cwd(), 'server', 'npm run bench:server', [
    ...files.texts,
    `The home page while one visitor sends forms with six photographs of ${PHOTO_BYTES / 1e6} MB one after another: ${whole(busy.rate)} req/s, p99 ${busy.p99.toFixed(1)} ms, ${busy.forms} forms stored. The most memory until then: ${megabytes} MB.`,
    [
      goal(`pages at least ${GOALS.ratio} of nginx`, files.ratio >= GOALS.ratio, files.ratio.toFixed(2)),
      goal(`p99 under ${GOALS.p99} ms, also then`, busy.p99 < GOALS.p99, `${busy.p99.toFixed(1)} ms`),
      goal(`memory under ${GOALS.megabytes} MB`, megabytes < GOALS.megabytes, `${megabytes} MB`),
    ].join('\n'),
    await countPosts(busy.forms),
  ]);
} finally {
  for (const stop of stops.reverse()) stop();
}

async function compareFiles(): Promise<{ texts: string[]; ratio: number }> {
  const script = readdirSync(path.join(dist, 'assets')).find((name) => /^entry.*\.js$/.test(name));
  const picture = readdirSync(path.join(dist, 'images'), { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('720.webp'),
  );
  const files = { 'home page': '/', script: `/assets/${script}`, picture: `/images/${picture}` };
  const rows: string[][] = [];
  const ratios: number[] = [];
  for (const [name, address] of Object.entries(files)) {
    const rounds: Record<'guide' | 'nginx', Load>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      rounds.push({ guide: await load(GUIDE_PORT, address), nginx: await load(NGINX_PORT, address) });
    }
    const median = (of: (round: (typeof rounds)[number]) => number) =>
      rounds.map(of).sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    const [own, other] = [median(({ guide }) => guide.rate), median(({ nginx }) => nginx.rate)];
    const p99 = [median(({ guide }) => guide.p99), median(({ nginx }) => nginx.p99)].map((ms) => ms.toFixed(1));
    rows.push([name, whole(own), whole(other), ratio(own, other), ...p99]);
    ratios.push(own / other);
  }
  const texts = [
    `wrk, ${CONNECTIONS} connections, ${SECONDS} s each, median of ${ROUNDS} rounds, gzip on both sides; one process of ` +
      `the guide, ${os.availableParallelism()} of nginx.`,
    table(['', 'guide req/s', 'nginx req/s', 'ratio', 'guide p99 ms', 'nginx p99 ms'], rows),
  ];
  return { texts, ratio: ratios[0] ?? 0 };
}

/** Loads the home page while one visitor sends photographs. */
async function loadWithPhotos(): Promise<Load & { forms: number }> {
  let forms = 0;
  let isOver = false;
  const photos = Array.from({ length: MOST_PHOTOS }, (_, index) => testPicture(index + 1, 3000, 2000, PHOTO_BYTES));
  const visitor = async () => {
    for (; !isOver; forms++) {
      const body = new FormData();
      for (const [name, value] of Object.entries(REQUEST)) body.set(name, value);
      body.set('message', `${REQUEST.message} Pedido ${forms + 1}.`); // the same answers again would count as a repeat
      for (const photo of photos) body.append('photos', new Blob([new Uint8Array(photo)]), 'photo.png');
      const { status } = await fetch(`http://127.0.0.1:${GUIDE_PORT}/f/publicar`, {
        ...{ method: 'POST', body, redirect: 'manual' },
        headers: { Accept: 'application/json' },
      });
      if (status !== 200) throw new Error(`A form with photographs was answered with ${status}.`);
    }
  };
  const [measured] = await Promise.all([load(GUIDE_PORT, '/').finally(() => (isOver = true)), visitor()]);
  return { ...measured, forms };
}

/** The most memory that a process has had. */
function peakMegabytes({ pid }: ChildProcess): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

type Load = { rate: number; p99: number };

/** The numbers that wrk reports for one address; throws when any response was not the file. */
async function load(port: number, address: string): Promise<Load> {
  const url = `http://127.0.0.1:${port}${address}`;
  const args = ['-t2', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', '-H', 'Accept-Encoding: gzip', url];
  const { stdout } = await promisify(execFile)(String(wrk), args);
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!rate || !unit || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`${url} was not answered well:\n${stdout}`);
  return { rate: Number(rate), p99: Number(p99) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'] };
}

/** Sends distinct posts, one after another on each connection, then checks that the database has as many. */
async function countPosts(before: number): Promise<string> {
  const writes = writesPerSecond();
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const start = Date.now();
  let kept = 0;
  const visitor = async (connection: number) => {
    for (let number = 0; Date.now() - start < SECONDS * 1000; number++) {
      const status = await post(agent, `Visitor ${connection} asks for the ${number}th time`);
      if (status !== 303) throw new Error(`A post was answered with ${status}.`);
      kept++;
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, connection) => visitor(connection)));
  const rate = kept / ((Date.now() - start) / 1000);
  agent.destroy();
  const store = openStore({ url: database });
  const found = (await store.list()).length - before;
  await store.close();
  if (found !== kept) throw new Error(`${kept} posts were acknowledged, but the database holds ${found}.`);
  return (
    `${CONNECTIONS} visitors: ${Math.round(rate)} forms per second; all ${kept} acknowledged ones are in the database. ` +
    `The disk makes ${Math.round(writes)} writes of 4 kB per second durable, one at a time: ${ratio(rate, writes)} forms for each of them.`
  );
}

function post(agent: Agent, message: string): Promise<number | undefined> {
  const body = new URLSearchParams({ name: 'Ana', email: 'ana@example.com', subject: 'Hola', message }).toString();
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length };
  return new Promise((resolve, reject) => {
    const options = { port: GUIDE_PORT, host: '127.0.0.1', path: '/f/contacto', method: 'POST', agent, headers };
    const sent = request(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    sent.on('error', reject).end(body);
  });
}

/** The rate at which single forms could be stored: a write and its flush to the disk. */
function writesPerSecond(): number {
  const file = openSync(path.join(folder, 'probe'), 'w');
  const page = Buffer.alloc(4096, 1);
  const start = performance.now();
  let count = 0;
  for (; performance.now() - start < 3000; count++) {
    writeSync(file, page, 0, page.length, count * page.length);
    fsyncSync(file);
  }
  closeSync(file);
  return count / ((performance.now() - start) / 1000);
}

function startGuide(): Promise<ChildProcess> {
  return start(process.execPath, [path.resolve('server/main.ts'), dist], {
    ready: /The guide is at/,
    env: {
      PORT: String(GUIDE_PORT),
      HOST: '127.0.0.1',
      DATABASE_URL: database,
      POSTS_PER_10_MINUTES: '100000',
      POSTS_PER_HOUR: '1000000',
    },
  });
}

/** Starts nginx with Debian's defaults on the same files: a worker per processor, files in the system's page cache. */
function startNginx(): Promise<ChildProcess> {
  const config = `
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes auto;
    pid nginx.pid;
    error_log stderr notice;
    events { worker_connections 768; }
    http {
      include /etc/nginx/mime.types;
      access_log off;
      sendfile on;
      tcp_nopush on;
      open_file_cache max=10000;
      gzip_static on;
      client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
      server { listen 127.0.0.1:${NGINX_PORT}; root ${dist}; index index.html; }
    }`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const args = ['-p', folder, '-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  return start(String(nginx), args, { ready: /start worker process \d/, env: {} });
}

function start(command: string, args: string[], { ready, env }: { ready: RegExp; env: NodeJS.ProcessEnv }) {
  const child = spawn(command, args, { cwd: folder, env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' });
  stops.push(() => void child.kill());
  return new Promise<ChildProcess>((resolve, reject) => {
    let output = '';
    let isReady = false;
    const hear = (chunk: Buffer) => {
      if (isReady) return; // from then on its log does not matter
      output += chunk;
      isReady = ready.test(output);
      if (isReady) resolve(child);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => reject(new Error(`${command} ended: ${output}`)));
  });
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}
