import type { Kind } from '#common/contracts/desk/content.ts';
import { type Content, folderOfKind } from '../api/content.ts';
import { ask, RequestError } from '../api/request.ts';
import { words } from '../words.ts';
import { begin, dropEdit, type Edit, edits, editWhole, settled } from './drafts.ts';
import { inOtherKind } from './other-kind.ts';

/**
 * Gives an unpublished file another kind. Its draft continues under another path; the caller drops the old one once the
 * new one is saved.
 * @returns the new file
 * @throws {RequestError} with the reason why the new file could not be saved; everything then stays as it was
 */
export async function moveDraft({ change }: Edit, from: Kind, to: Kind, content: Content): Promise<string> {
  const { value, aside } = inOtherKind({ value: change.value, aside: change.aside ?? [] }, from, to);
  const file = await freeFile(change.file, to, content);
  begin(file, null, null, value);
  editWhole(file, { value, aside, photos: change.photos });
  await settled([file]);
  const { saving, error } = edits.get()[file] ?? {};
  if (saving !== 'saved') {
    await dropEdit(file);
    throw new RequestError(error ?? words.failures.noSignal, 0);
  }
  return file;
}

/** A path that no published file or draft of the kind has, with the old file's name if that is free. */
async function freeFile(before: string, kind: Kind, { files }: Content): Promise<string> {
  const name = before.slice(before.lastIndexOf('/') + 1).replace(/\.json$/, '');
  for (let number = 1; ; number++) {
    const file = `${folderOfKind(kind, files)}/${number === 1 ? name : `${name}-${number}`}.json`;
    if (files.some((one) => one.file === file)) continue;
    const { draft } = await ask('GET file?file=', undefined, file);
    if (!draft) return file;
  }
}
