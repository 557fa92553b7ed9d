import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const PROGRAM = 'server/testing/mailbox.ts';

/** A mail server, in a process of its own because a test waits for the machine without doing anything else. */
export function startMailbox(file: string, port: number) {
  writeFileSync(file, '');
  const server = spawn(process.execPath, [PROGRAM, String(port), file], { stdio: 'inherit' });
  process.once('exit', () => server.kill());
  return { mails: () => readFileSync(file, 'utf8') };
}
