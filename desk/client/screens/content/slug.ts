import { shortName } from '#common/lib/address/content-name.ts';
import { fold } from '#common/lib/text/fold.ts';

/** The slug of a name: "Cabañas del Ñandú" → "cabanas-del-nandu". */
export function slugOf(name: string): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? [];
  return shortName(words.join('-'));
}
