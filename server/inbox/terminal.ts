import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { BUILT_FILE } from '../../common/contracts/built.ts';
import { readBuilt, SiteError } from '../built.ts';
import { configOrExit } from '../config/environment.ts';
import { openStore } from '../store/store.ts';
import { type ContentCommands, runInbox } from './inbox.ts';

/** Runs the command on the command line with the configured database; the exit code becomes that of the process. */
export async function runAtTerminal(contentCommands?: ContentCommands) {
  const { database, desk } = configOrExit();
  const store = openStore({ ...database, report: (text) => process.stderr.write(`${text}\n`) });

  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(); // the program that was reading has closed the pipe
  });

  process.exitCode = await runInbox(
    process.argv.slice(2),
    {
      store,
      databaseUrl: database.url,
      root: process.cwd(),
      deskUrl: desk && `${desk.origin}/escritorio`,
      retentionDays: promisedDays(),
      say: (text) => process.stdout.write(`${text}\n`),
      complain: (text) => process.stderr.write(`${text}\n`),
      print: (text) => process.stdout.write(text),
      ask: process.stdin.isTTY ? ask : null,
    },
    contentCommands,
  );
  await store.close();
}

/** Returns how long the built site promises to keep messages; null if there is no site, or a broken one. */
function promisedDays(): number | null {
  if (!existsSync(path.join('dist', BUILT_FILE))) return null;
  try {
    return readBuilt('dist').retentionDays;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return null;
  }
}

/** Asks a question. The answer is empty if the terminal is closed instead. */
function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
    terminal.once('SIGINT', () => terminal.close());
    void terminal.question(question).then(resolve, () => resolve(''));
  }).finally(() => terminal.close());
}
