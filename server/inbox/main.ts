// The owner's inbox: `npm run inbox`, or `npm run inbox -- help` for what else it can do.
import { createInterface } from 'node:readline/promises';
import { configOrExit } from '../environment.ts';
import { openStore } from '../store.ts';
import { runInbox } from './inbox.ts';

const { database } = configOrExit();
const store = openStore(database);

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(); // whoever was reading has seen enough
});

process.exitCode = await runInbox(process.argv.slice(2), {
  store,
  databaseUrl: database.url,
  root: process.cwd(),
  say: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  print: (text) => process.stdout.write(text),
  ask: process.stdin.isTTY ? ask : null,
});
await store.close();

/** An empty answer when the terminal is closed instead. */
function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return new Promise<string>((resolve) => {
    terminal.once('close', () => resolve(''));
    terminal.once('SIGINT', () => terminal.close());
    void terminal.question(question).then(resolve, () => resolve(''));
  }).finally(() => terminal.close());
}
