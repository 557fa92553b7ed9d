import { DRAFT } from '#catalog/listings/listing-files.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { TIME_ZONE } from '#common/lib/san-rafael.ts';
import { isFixed, kindOf } from '../../editing/content-files.ts';
import type { Git } from '../git.ts';
import { type Plan, refusal, type Writes } from './plan.ts';

/** The number of versions that can be restored. */
export const VERSIONS = 50;

/** A developer's words are in English. */
const spoken = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Restores every content file that the desk edits to its state in a version. Code in the content folder stays. */
export async function planUndo({ version }: Extract<Order, { type: 'undo' }>, git: Git): Promise<Plan> {
  const known = (await git.history(VERSIONS)).find(({ id }) => id === version);
  if (!known)
    return refusal('', [], `Esa versión ya no está entre las últimas ${VERSIONS}: no se puede volver a ella.`);
  const changed = (await git.changedSince(version)).filter(isOfTheDesk);
  const writes: Writes = new Map();
  for (const file of changed) {
    const content = await git.fileIn(version, file);
    // A page that came with newer code stays: without it, the guide cannot be built.
    if (content !== null || !isFixed(file)) writes.set(file, content);
  }
  return {
    type: 'write',
    writes,
    words: known.isDesk ? `Vuelve a «${known.words}»` : `Vuelve a como estaba el ${spoken.format(new Date(known.at))}`,
    warnings: [],
    files: changed.filter((file) => kindOf(file) !== null && (writes.get(file) ?? null) !== null),
  };
}

const PHOTO = /^content\/(collections\/[a-z0-9-]+\/listings|places|posts|events)\/[a-z0-9-]+\/photo-\d+\.\w+$/;

/** A content file, a translation, a photograph, or the list of what moved. */
function isOfTheDesk(file: string): boolean {
  if (file.endsWith(DRAFT)) return false;
  const own = file.replace(/\.[a-z]{2}(-[A-Z]{2})?\.md$/, '.md');
  return kindOf(own) !== null || file === 'content/moved.json' || PHOTO.test(file);
}
