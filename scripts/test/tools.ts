import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { add, type Count, one } from './count.ts';

/** The destination of a step's output: the terminal, live, or a text that is shown when the step is done. */
export type Output = { isLive: boolean; text: string };

/** Runs a program of an installed package; resolves to whether it succeeded. */
export function tool(output: Output, name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return run(output, path.join('node_modules', '.bin', name), args, env);
}

/** Runs a script of the project with this Node. */
export function node(output: Output, args: string[]): Promise<boolean> {
  return run(output, process.execPath, args, {});
}

/** Runs a workspace's own tests. */
export function workspaceTests(output: Output, workspace: string): Promise<boolean> {
  return run(output, 'npm', ['test', '--workspace', workspace], {});
}

/** Writes a line to a step's output. */
export function say(output: Output, line: string) {
  if (output.isLive) console.log(line);
  else output.text += `${line}\n`;
}

function run(output: Output, command: string, args: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: output.isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32', // npm's programs are .cmd files on Windows
    env: { ...process.env, ...env },
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  return new Promise((resolve) => {
    child.once('error', (error) => {
      say(output, error.message);
      resolve(false);
    });
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs a tool that writes a report, and counts the results in it. A tool that failed without a failed test (a broken
 * file, no test at all) counts as one failure.
 */
export async function counted<Report>(
  file: string,
  runTool: () => Promise<boolean>,
  countIn: (report: Report) => Count,
): Promise<Count> {
  rmSync(file, { force: true });
  const isGood = await runTool();
  if (!existsSync(file)) return one(false);
  const count = countIn(JSON.parse(readFileSync(file, 'utf8')) as Report); // the tool has just written it
  return isGood || count.failed > 0 ? count : add(count, one(false));
}
