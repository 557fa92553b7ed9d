import { fork } from 'node:child_process';
import path from 'node:path';
import { CODE_FOLDER } from '#engine/build/cache/code-folder.ts';
import type { ContentSnapshot } from '../snapshot/snapshot.ts';

export type Built =
  | { ok: true; snapshot: ContentSnapshot }
  /** Sentences of the build about the content. */
  | { ok: false; problems: string[] };

export type Step = 'checking' | 'building';

type Work = {
  root: string;
  target: string;
  /** The live site: files that stay the same are shared with it. */
  earlier: string | null;
  step: (step: Step) => void;
};

/** Checks the content of `root` and builds it into `target`, which is there only if all went well. */
export type Build = (work: Work) => Promise<Built>;

/** What the other process says, one message each. */
export type Message =
  | { type: 'step'; step: Step }
  | { type: 'done'; snapshot: ContentSnapshot }
  | { type: 'mistakes'; problems: string[] };

/** A build takes less; one that hangs must not stop the desk for ever. */
const LONGEST_MS = 15 * 60_000;

/**
 * Builds in a process of its own: with the code that is in the checkout by now, and with memory that is given back.
 * @throws {Error} with the end of what it said, if it ended otherwise than by an answer
 */
export const buildApart: Build = ({ root, target, earlier, step }) =>
  new Promise((resolve, reject) => {
    const child = fork(path.join(root, 'desk/publisher/work/build.ts'), [root, target, earlier ?? ''], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: { NODE_COMPILE_CACHE: path.join(root, CODE_FOLDER), ...process.env, NODE_ENV: 'production' },
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    });
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
