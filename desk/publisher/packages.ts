import { execFile } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { MachineError } from './machine-error.ts';

const execute = promisify(execFile);
const LONGEST_MS = 10 * 60_000;

/** Every command of the project starts with it; it installs what the lock file lists and the checkout lacks. */
const RUN = 'scripts/run.mjs';

/**
 * Installs the packages that a pull has changed, because the next build needs them. One that failed is tried again with
 * the next order.
 * @throws {MachineError} if they cannot be installed
 */
export async function installPackages(root: string, log: (line: string) => void) {
  const lock = changedAt(root, 'package-lock.json');
  const installed = changedAt(root, 'node_modules/.package-lock.json'); // npm writes it last
  if (lock === null || (installed !== null && installed >= lock)) return;
  log('The packages have changed: installing them.');
  try {
    await execute(process.execPath, [RUN, '--version'], { cwd: root, timeout: LONGEST_MS });
  } catch (error) {
    log(`Installing the packages failed: ${error}`);
    throw new MachineError(
      'Lo último del repositorio necesita programas que no se pudieron instalar: no se publicó nada. Probá de nuevo en un rato y, si sigue, avisale a quien mantiene la guía.',
    );
  }
}

function changedAt(root: string, file: string): number | null {
  const full = path.join(root, file);
  return existsSync(full) ? statSync(full).mtimeMs : null;
}
