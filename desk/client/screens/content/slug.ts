import { fold } from '#common/lib/text/fold.ts';

/** The slug of a name: "Cabañas del Ñandú" → "cabanas-del-nandu". */
export function slugOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
