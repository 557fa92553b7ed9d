import { fork } from 'node:child_process';
import path from 'node:path';
import { CODE_FOLDER } from '#builder/cache/code-folder.ts';
import type { ContentSnapshot } from '../snapshot/snapshot.ts';

export type Built =
  | { ok: true; snapshot: ContentSnapshot }
  /** The build's sentences about mistakes in the content. */
  | { ok: false; problems: string[] };

export type Step = 'checking' | 'building';

export type Work = {
  root: string;
  target: string;
  /** The live site, with which unchanged files are shared. */
  earlier: string | null;
  /** Whether only what differs from the live site is built, to be looked at. */
  isPreview: boolean;
  step: (step: Step) => void;
};

/** Checks the content of `root` and builds it into `target`, which exists only if all went well. */
export type Build = (work: Work) => Promise<Built>;

/** The messages of the other process. */
export type Message =
  | { type: 'step'; step: Step }
  | { type: 'done'; snapshot: ContentSnapshot }
  | { type: 'mistakes'; problems: string[] };

/** A preview reads all content and keeps little of it: fewer collections of young garbage take a tenth of its work away. */
const ROOM_FOR_YOUNG = ['--max-semi-space-size=64'];

/** The time limit of a build: one that hangs must not block the desk for ever. */
const LONGEST_MS = 15 * 60_000;

/**
 * Builds in a separate process, to run the code that is in the checkout now and to release the memory afterwards.
 * @throws {Error} with the end of its output, if it ends without a result
 */
export const buildApart: Build = ({ root, target, earlier, isPreview, step }) =>
  new Promise((resolve, reject) => {
    const child = fork(
      path.join(root, 'desk/publisher/work/build.ts'),
      [root, target, earlier ?? '', String(isPreview)],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        execArgv: [...process.execArgv, ...(isPreview ? ROOM_FOR_YOUNG : [])],
        env: { NODE_COMPILE_CACHE: path.join(root, CODE_FOLDER), ...process.env, NODE_ENV: 'production' },
        timeout: LONGEST_MS,
        killSignal: 'SIGKILL',
      },
    );
    let said = '';
    const hear = (text: Buffer) => {
      said = (said + text.toString()).slice(-4000);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    let answer: Built | null = null;
    child.on('message', (message: Message) => {
      if (message.type === 'step') step(message.step);
      else if (message.type === 'done') answer = { ok: true, snapshot: message.snapshot };
      else answer = { ok: false, problems: message.problems };
    });
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      if (answer) resolve(answer);
      else reject(new Error(`The build ended with ${signal ?? code}: ${said.trim()}`));
    });
  });
