/**
 * Loaded before a program (`node --import`): writes into the file that `LONGEST_BLOCK` names how many milliseconds its
 * main thread has computed at most without letting others have their turn, since the last SIGUSR2. On a busy machine, too,
 * these are its own.
 */
import { writeFileSync } from 'node:fs';

const file = process.env.LONGEST_BLOCK;
let before = process.threadCpuUsage();
let longest = 0;

function look() {
  const { user, system } = process.threadCpuUsage(before);
  note(Math.max(longest, (user + system) / 1000));
  before = process.threadCpuUsage();
}

function note(block: number) {
  if (file && block !== longest) writeFileSync(file, String(block));
  longest = block;
}

setInterval(look, 1).unref();
process.on('SIGUSR2', () => note(0));
