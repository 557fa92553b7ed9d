import { fold } from '#app/lib/text/fold.ts';

/** The address that a name gives: "Cabañas del Ñandú" → "cabanas-del-nandu". */
export function slugOf(name: string): string {
  return fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
