import type { Git } from './git.ts';
import { MachineError } from './machine-error.ts';
import { installPackages } from './packages.ts';

type Log = (line: string) => void;

/** @throws {MachineError} if the checkout has somebody's uncommitted work, which must be neither published nor lost */
export async function refuseDirty(git: Git) {
  const dirty = await git.dirty();
  if (dirty.length === 0) return;
  const some = dirty.slice(0, 3).join(', ') + (dirty.length > 3 ? '…' : '');
  throw new MachineError(
    `En la carpeta del proyecto hay cambios sin guardar de otra persona (${some}): no se tocaron y no se publicó nada. Pedile que los guarde con un commit o los descarte, y probá de nuevo.`,
  );
}

/**
 * Pulls what developers pushed, and installs the packages that it needs. Without a network, the local state is published
 * anyway, with a warning.
 * @throws {MachineError} if packages are missing
 */
export async function pull(git: Git, log: Log): Promise<string[]> {
  if ((await git.upstream()) === null) return [];
  const warnings: string[] = [];
  try {
    await git.pull();
  } catch (error) {
    log(`Pulling failed: ${error}`);
    warnings.push('No se pudo traer lo último del repositorio remoto: se publicó con lo que hay en esta máquina.');
  }
  await installPackages(git.root, log);
  return warnings;
}

/** Pushes what the remote lacks; what cannot be pushed goes with the next order. */
export async function push(git: Git, log: Log): Promise<string[]> {
  if ((await git.upstream()) === null || !(await git.isAhead())) return [];
  try {
    await git.push();
    return [];
  } catch (error) {
    log(`Pushing failed: ${error}`);
    return ['Está publicado, pero no se pudo subir al repositorio remoto: se va a subir con el próximo cambio.'];
  }
}
