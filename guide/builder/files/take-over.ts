import { linkSync, writeFileSync } from 'node:fs';
import { type BuildNames, isOf, renamed, withName } from '../cache/compress-around.ts';
import { bytesIn } from './bytes-in.ts';

/** The endings of a text's file and of its compressed forms. */
export const ENDINGS = ['', '.br', '.gz'];

/**
 * Makes a text of a site and its compressed forms from those of an earlier site, with this build's name in place of the
 * earlier one's; without a name in it, it becomes a hard link. Returns false if the earlier site lacks it, its text is not
 * the one that was compressed, or its compressed forms cannot be told where they have the name.
 * @param prepare is called with each path before there is a file
 */
export function takeOver(earlier: string, file: string, names: BuildNames, prepare: (file: string) => void): boolean {
  const text = bytesIn(earlier);
  const [br, gz] = [bytesIn(`${earlier}.br`), bytesIn(`${earlier}.gz`)];
  if (!text || !br !== !gz || (gz && !isOf(text, gz))) return false;
  if (names.earlier === names.now || !text.includes(names.earlier, 0, 'latin1')) {
    for (const ending of br ? ENDINGS : ['']) {
      prepare(file + ending);
      linkSync(earlier + ending, file + ending);
    }
    return true;
  }
  const own = withName(text, names);
  const compressed = own && br && gz && renamed({ br, gz }, own, names);
  if (!own || (br && !compressed)) return false;
  for (const [ending, bytes] of Object.entries({
    '': own,
    ...(compressed && { '.br': compressed.br, '.gz': compressed.gz }),
  })) {
    prepare(file + ending);
    writeFileSync(file + ending, bytes);
  }
  return true;
}
