import { stat } from 'node:fs/promises';
import { type ContentFile, FOLDERS, type Kind } from '../../../common/contracts/desk/content.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';
import { isContentName } from '../../../common/lib/address/content-name.ts';
import { DeskError } from '../desk-error.ts';
import type { SharedFolder } from './shared-folder.ts';

const FILE = ['published', 'snapshot.json'];

/** The content as last published, read again whenever the publisher has replaced it. */
export function createContent(folder: SharedFolder) {
  let read: { mark: string; snapshot: Promise<Snapshot | null> } | null = null;

  /** @throws {DeskError} if the publisher has never run */
  async function snapshot(): Promise<Snapshot> {
    const stats = await stat(folder.fileOf(...FILE)).catch(() => null);
    const mark = `${stats?.ino}:${stats?.mtimeMs}:${stats?.size}`;
    if (read?.mark !== mark) read = { mark, snapshot: folder.read<Snapshot>(...FILE) };
    const found = await read.snapshot;
    if (found) return found;
    throw new DeskError(
      503,
      'Todavía no hay contenido para mostrar: el publicador no empezó. Avisale a quien cuida el servidor.',
    );
  }

  return {
    snapshot,

    async find(file: string): Promise<ContentFile | null> {
      return (await snapshot()).files.find((one) => one.file === file) ?? null;
    },

    /**
     * Checks that a file belongs to the guide, or is a new file of a kind that allows new ones. No other name ever
     * reaches the publisher.
     * @throws {DeskError}
     */
    async admit(file: string): Promise<void> {
      const { files, kinds } = await snapshot();
      if (files.some((one) => one.file === file) || kinds.some((kind) => isNewOf(kind, file))) return;
      throw new DeskError(422, 'Ese archivo no es de la guía.');
    },
  };
}

function isNewOf({ id, isOpen, isMarkdown }: Kind, file: string): boolean {
  if (!isOpen || !isContentName(id)) return false;
  const extension = isMarkdown ? '.md' : '.json';
  const folder = FOLDERS.includes(id) ? `content/${id}/` : `content/collections/${id}/listings/`;
  if (!file.startsWith(folder) || !file.endsWith(extension)) return false;
  return isContentName(file.slice(folder.length, -extension.length));
}
