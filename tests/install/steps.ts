import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isSystem, type Machine, type System, systems, whyNot } from './machine.ts';

/** The machines that are up: none may outlive the test. */
const machines = new Set<Machine>();
process.once('exit', () => {
  for (const one of machines) one.stop();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** What such a test needs: a system that this machine can boot, and a folder. Without it, the program ends. */
export function prepare(): { folder: string; system: System } {
  const [system = 'bookworm'] = process.argv.slice(2);
  const reason = isSystem(system) ? whyNot() : `there is no ${system}, but ${systems}`;
  if (reason || !isSystem(system)) {
    console.error(`The installation cannot be tested here: ${reason}.`);
    process.exit(1);
  }
  const folder = path.resolve('.build/install');
  mkdirSync(folder, { recursive: true });
  return { folder, system };
}

export function use(machine: Machine): Machine {
  machines.add(machine);
  return machine;
}

export async function step(what: string, work: () => void | Promise<void>) {
  const start = Date.now();
  try {
    await work();
  } catch (error) {
    console.error(`\nFailed: ${what}\n`, error);
    process.exit(1);
  }
  console.log(`${String(Math.round((Date.now() - start) / 1000)).padStart(5)} s  ${what}`);
}

/** How a program ends that has said why it cannot be tried on this machine. */
export const LEFT_OUT = 77;

export function leaveOut(why: string): never {
  console.log(why);
  process.exit(LEFT_OUT);
}

const LONGEST_WAIT_MS = 120_000;

export async function until(isSo: () => boolean | Promise<boolean>, longestMs = LONGEST_WAIT_MS) {
  const end = Date.now() + longestMs;
  const isSoNow = async () => isSo(); // what it throws means no, too
  while (!(await isSoNow().catch(() => false))) {
    assert.ok(Date.now() < end, 'it takes too long');
    await wait(200);
  }
}

/** The status of an answer that a program on the machine gets, under a name that leads nowhere. */
export function statusOf(at: Machine, address: string, host = new URL(address).host): string {
  return at.tryRun('curl', '-s', '-o', '/dev/null', '-w', '%{http_code}', '-H', `Host: ${host}`, address).text;
}

/** Everything worked: the machines go, and the program ends. */
export async function finish(said: string): Promise<never> {
  for (const one of machines) {
    await one.cutPower();
    one.remove();
  }
  console.log(`\n${said}`);
  process.exit(0);
}
