import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Json } from '#common/contracts/desk/content.ts';
import type { Answer, Change, Order } from '#common/contracts/desk/orders.ts';
import { digestOf, readTexts, valueIn } from '../../editing/content-files.ts';
import { writeJsonFile } from '../files.ts';
import { Publisher } from '../publisher.ts';
import { stubBuild } from './stub-build.ts';

/** `Order` without the fields common to all. */
type Asked = Order extends infer One ? (One extends Order ? Omit<One, 'id' | 'at' | 'by'> : never) : never;

export const SUTER = 'content/collections/bodegas/listings/suter.json';
export const BIANCHI = 'content/collections/bodegas/listings/bianchi.json';
const MARTA = { name: 'Marta', email: 'marta@guia.example' };

/** Runs git in a folder, as a developer. */
export function gitIn(folder: string) {
  const identity = ['-c', 'user.name=Dev', '-c', 'user.email=dev@guia.example', '-c', 'commit.gpgsign=false'];
  return (...args: string[]) =>
    execFileSync('git', [...identity, ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
}

/** A small checkout with two listings, a folder for the desk and one for sites. */
export function testCheckout({ hasRemote = false } = {}) {
  const base = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const root = path.join(base, 'checkout');
  const settings = { root, folder: path.join(base, 'desk'), sites: path.join(base, 'sites') };
  mkdirSync(root);
  const git = gitIn(root);
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, value: Json) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
  };
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(path.join(root, '.gitignore'), '.build/\n');
  write('content/locales/es/translation.json', {});
  write(SUTER, { name: 'Suter', phone: null, website: null, price: null });
  write(BIANCHI, { name: 'Bianchi', phone: null });
  write('content/site.json', { name: 'Guía' });
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  if (hasRemote) addRemote(base, root);
  const publisher = new Publisher(settings, {
    build: stubBuild,
    log: () => {},
    now: () => new Date('2026-11-22T15:00:00Z'),
  });
  let count = 0;
  /** Leaves an order in the desk's folder, as the web process does. */
  const order = (asked: Asked, by = MARTA): string => {
    count++;
    const id = `20261122T1305${String(count).padStart(2, '0')}Z-0000${String(count).padStart(4, '0')}`;
    writeJsonFile(path.join(settings.folder, 'orders', `${id}.json`), { id, at: '2026-11-22T13:05:00Z', by, ...asked });
    return id;
  };
  const answer = (id: string) =>
    JSON.parse(readFileSync(path.join(settings.folder, 'answers', `${id}.json`), 'utf8')) as Answer;
  /** An edit of a file as it is now. */
  const change = (file: string, edit: (value: Record<string, Json>) => Json): Change => {
    const texts = readTexts(root, file, ['es']);
    const before = valueIn(file, texts);
    return {
      file,
      base: digestOf(texts),
      before,
      value: edit(structuredClone(before) as Record<string, Json>),
      photos: null,
    };
  };
  /** Carries out everything that waits, and returns the answer to an order. */
  const run = async (id: string) => {
    while (await publisher.next());
    return answer(id);
  };
  const live = (name = 'first.txt') => readFileSync(path.join(settings.sites, 'current', name), 'utf8');
  return { ...settings, base, git, read, write, order, answer, change, run, live, publisher };
}

function addRemote(base: string, root: string) {
  const remote = path.join(base, 'remote.git');
  gitIn(base)('init', '--quiet', '--bare', '--initial-branch=main', remote);
  gitIn(root)('remote', 'add', 'origin', remote);
  gitIn(root)('push', '--quiet', '--set-upstream', 'origin', 'main');
}
