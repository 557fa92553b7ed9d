import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Person } from '#common/contracts/desk/orders.ts';
import { writtenLine } from '#common/lib/text/written.ts';

const execute = promisify(execFile);
const NETWORK_MS = 60_000;
const MOST_BYTES = 200 * 1024 * 1024;
/** A git process left over from a killed publisher is assumed to have ended after this time. */
const LOCK_MS = 5000;

/** A commit with the content files that it changed. */
export type Commit = { id: string; at: string; by: string; words: string; isDesk: boolean; files: string[] };

/** The checkout's history, through the `git` program. */
export class Git {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** @throws {Error} with git's message */
  async run(args: string[], options: { env?: NodeJS.ProcessEnv; timeout?: number } = {}): Promise<string> {
    return (await this.bytes(args, options)).toString();
  }

  async bytes(args: string[], { env = {}, timeout = 0 }: { env?: NodeJS.ProcessEnv; timeout?: number } = {}) {
    const { stdout } = await execute('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: this.root,
      encoding: 'buffer',
      maxBuffer: MOST_BYTES,
      timeout,
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C', ...env },
    });
    return stdout;
  }

  head = async (): Promise<string> => (await this.run(['rev-parse', 'HEAD'])).trim();

  /** Files that differ from the last commit, ignored ones aside. */
  async dirty(): Promise<string[]> {
    const lines = (await this.run(['status', '--porcelain', '-z', '--untracked-files=all'])).split('\0');
    return lines.flatMap((line) => (line.length > 3 ? [line.slice(3)] : []));
  }

  /** The commit that an order made; null if there is none. */
  async commitOf(order: string): Promise<string | null> {
    const trailers = '%(trailers:key=Orden,valueonly,separator=%x20)';
    const args = ['log', '-z', '--fixed-strings', `--grep=Orden: ${order}`, `--format=%H ${trailers}`];
    const lines = (await this.run(args)).split('\0').map((line) => line.split(' '));
    return lines.find(([, ...orders]) => orders.includes(order))?.[0] ?? null; // text that people wrote is no trailer
  }

  /** The files that a commit changed. */
  async filesOf(commit: string): Promise<string[]> {
    const names = await this.run(['show', '--format=', '--name-only', '-z', '--no-renames', commit]);
    return names.split('\0').filter(Boolean);
  }

  /** Commits `files` in their current state, deleted ones included, in the person's name. */
  async commit(files: string[], by: Person, message: string): Promise<string> {
    await this.run(['add', '--all', '--', ...files]);
    await this.run(['commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', message], {
      env: {
        GIT_AUTHOR_NAME: plain(by.name) || 'Escritorio',
        GIT_AUTHOR_EMAIL: plain(by.email),
        GIT_COMMITTER_NAME: 'Escritorio de la guía',
        GIT_COMMITTER_EMAIL: plain(by.email),
      },
    });
    return this.head();
  }

  /** Reverts uncommitted changes of `files`. */
  async restore(files: string[]) {
    if (files.length === 0) return;
    await this.run(['reset', '--quiet', '--', ...files]);
    const known = await this.run(['ls-tree', '-r', '-z', '--name-only', 'HEAD', '--', ...files]);
    const tracked = known.split('\0').filter(Boolean);
    if (tracked.length > 0) await this.run(['checkout', '--quiet', 'HEAD', '--', ...tracked]);
    for (const file of files) if (!tracked.includes(file)) rmSync(path.join(this.root, file), { force: true });
  }

  /** Cleans up a checkout after a kill in the middle of a git operation. */
  async tidy() {
    const lock = path.join(this.root, '.git/index.lock');
    const until = Date.now() + LOCK_MS;
    while (existsSync(lock) && Date.now() < until) await wait(100);
    rmSync(lock, { force: true });
    const isRebasing = ['rebase-merge', 'rebase-apply'].some((name) => existsSync(path.join(this.root, '.git', name)));
    if (isRebasing) await this.run(['rebase', '--abort']);
  }

  /** The remote and branch that this branch tracks; null if it tracks none. */
  async upstream(): Promise<string | null> {
    const args = ['rev-parse', '--abbrev-ref', '--symbolic-full-name', '@{upstream}'];
    return this.run(args).then(
      (name) => name.trim() || null,
      () => null,
    );
  }

  /**
   * Pulls what developers have pushed, and rebases the desk's unpushed commits onto it.
   * @throws {Error} if the remote cannot be reached, or the two conflict; the checkout is then as before
   */
  async pull() {
    await this.run(['fetch', '--quiet'], { timeout: NETWORK_MS });
    try {
      await this.run(['rebase', '--quiet', '@{upstream}'], { env: { GIT_COMMITTER_NAME: 'Escritorio de la guía' } });
    } catch (error) {
      await this.run(['rebase', '--abort']).catch(() => '');
      throw error;
    }
  }

  /** Whether the remote, as last fetched, lacks commits of this branch. */
  isAhead = async (): Promise<boolean> => (await this.run(['rev-list', '--count', '@{upstream}..HEAD'])).trim() !== '0';

  async push() {
    const name = (await this.upstream()) ?? 'origin/main';
    const [remote = 'origin', ...branch] = name.split('/');
    await this.run(['push', '--quiet', remote, `HEAD:${branch.join('/')}`], { timeout: NETWORK_MS });
  }

  /** The newest commits that changed the content, newest first. */
  async history(most: number): Promise<Commit[]> {
    const format = '%x00%H%x00%cI%x00%an%x00%s%x00%(trailers:key=Orden,valueonly,separator=%x20)';
    const args = ['log', '-z', '-n', String(most), `--format=${format}`, '--name-only', '--', 'content'];
    return commitsIn(await this.run(args));
  }

  /** The files below `content` that differ from `version`. */
  async changedSince(version: string): Promise<string[]> {
    const names = await this.run(['diff', '--name-only', '-z', '--no-renames', version, 'HEAD', '--', 'content']);
    return names.split('\0').filter(Boolean);
  }

  /** A file as it was in `version`; null if it did not exist. */
  async fileIn(version: string, file: string): Promise<Buffer | null> {
    const isThere = (await this.run(['ls-tree', '--name-only', version, '--', file])).trim() !== '';
    return isThere ? this.bytes(['show', `${version}:${file}`]) : null;
  }
}

/** A name or address without the characters that have a meaning in a commit. */
const plain = (text: string): string => writtenLine(text.replace(/[<>]/g, ' '));

/** Commits in the output of `git log -z`: NUL before each, between its fields, and after each file's name. */
function commitsIn(log: string): Commit[] {
  const parts = log.split('\0'); // neither a message nor a file's name can hold it
  const commits: Commit[] = [];
  for (let at = 1; at + 5 < parts.length; ) {
    const [id = '', when = '', by = '', words = '', order = ''] = parts.slice(at, at + 5);
    const end = parts.indexOf('', at + 5);
    const files = parts.slice(at + 5, end).map((name) => name.replace(/^\n/, ''));
    commits.push({ id, at: when, by, words: writtenLine(words), isDesk: order !== '', files });
    at = end + 1;
  }
  return commits;
}
