/**
 * Loaded before a program (`node --import`): writes into the file that `LONGEST_BLOCK` names how long its main thread has
 * computed at most without letting others have their turn, since the last SIGUSR2, and how long one unit of work takes
 * this machine now, both in milliseconds of the processor. On a busy machine, too, these are the thread's own; on a slow
 * one both grow, so that what they are compared by is their ratio.
 */
import { writeFileSync } from 'node:fs';

const file = process.env.LONGEST_BLOCK;
/** Parsing this text is one unit of work: one to four milliseconds, of what a server does with what it is sent. */
const TEXT = JSON.stringify(Array.from({ length: 8000 }, (_, index) => ({ a: index, b: String(index) })));
/** A single one is too short for the clock of the processor. */
const REPEATS = 40;

let before = process.threadCpuUsage();
let longest = 0;
let unit = 0;

function sinceBefore(): number {
  const { user, system } = process.threadCpuUsage(before);
  before = process.threadCpuUsage();
  return (user + system) / 1000;
}

function look() {
  const block = sinceBefore();
  if (block <= longest || unit === 0) return;
  longest = block;
  write();
}

function begin() {
  sinceBefore();
  for (let count = 0; count < REPEATS; count++) JSON.parse(TEXT);
  unit = sinceBefore() / REPEATS;
  longest = 0;
  write();
}

function write() {
  if (file) writeFileSync(file, `${longest} ${unit}`);
}

setInterval(look, 1).unref();
process.on('SIGUSR2', begin);
