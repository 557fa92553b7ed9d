import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from '../store/file-database.ts';
import { sortedDate } from './dates.ts';
import { type CommandInput, type InboxContext, InboxError } from './inbox-context.ts';

/** Copies the database, even while the server runs. */
export async function backup({ store, databaseUrl, root, say }: InboxContext, { words: [name] }: CommandInput) {
  if (!databaseUrl.startsWith('file:')) {
    throw new InboxError('La base de datos está en otra máquina (DATABASE_URL): hacé la copia allá.');
  }
  const file = name
    ? path.resolve(root, name)
    : freeFile(path.resolve(root, path.dirname(fileOf(databaseUrl)), 'backups'));
  if (existsSync(file)) throw new InboxError(`${file} ya existe; elegí otro nombre.`);
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new InboxError(`No se pudo crear ${path.dirname(file)}: ${(error as Error).message}.`);
  }
  await store.backup(file);
  say(`Se copió la base de datos a ${file}\nGuardá una copia en otra máquina. Tiene datos personales.`);
}

/** Names a file after the current second, with a number if that name is taken. */
function freeFile(folder: string): string {
  const first = path.join(folder, stamp(Date.now()));
  for (let number = 1; ; number++) {
    const file = number === 1 ? `${first}.db` : `${first}-${number}.db`;
    if (!existsSync(file)) return file;
  }
}

/** Formats a time like "2026-11-21-093059". */
const stamp = (time: number) => {
  const seconds = String(new Date(time).getSeconds()).padStart(2, '0');
  return sortedDate(time).replace(' ', '-').replace(':', '') + seconds;
};
