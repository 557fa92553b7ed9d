import type { Face } from './metrics.ts';

/** The lettering of a kind of name: its face, its class in `inks.ts`, and the letter spacing in em. */
export interface Style {
  face: Face;
  className: string;
  spacing?: number;
}

export const styles = {
  city: { face: 'title-800', className: 't' },
  town: { face: 'title-700', className: 't' },
  village: { face: 'text-600', className: '' },
  hamlet: { face: 'text-500', className: '' },
  distance: { face: 'text-500', className: 'd' },
  water: { face: 'title-600', className: 'w' },
  peak: { face: 'title-600', className: 'p' },
  sight: { face: 'title-700', className: 't' },
  river: { face: 'title-600', className: 'w', spacing: 0.14 },
  street: { face: 'text-600', className: 's' },
  region: { face: 'text-600', className: 'd', spacing: 0.3 },
} as const satisfies Record<string, Style>;

export type StyleName = keyof typeof styles;

export const weightOf = (face: Face) => face.slice(-3);
