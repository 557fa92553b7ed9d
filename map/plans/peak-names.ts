import { SHAPE_HEIGHT } from '#map/draw/mountain-shapes.ts';
import type { Mountain } from '#map/draw/mountains.ts';
import type { Lettering } from '#map/letters/lettering.ts';
import type { Side } from '#map/letters/place-names.ts';

/**
 * Writes the names and heights of the peaks that are drawn at their real position.
 * @param sides the sides for a peak's name, where the plan knows better because of what is around it
 */
export function namePeaks(
  lettering: Lettering,
  mountains: Mountain[],
  size: number,
  sides: Record<string, Side[]> = {},
) {
  for (const { x, y, scale, name, metres } of mountains) {
    if (!name) continue;
    lettering.name({
      lines: [name],
      note: `${metres.toLocaleString('es-AR')} m`,
      at: [x, y - (scale * SHAPE_HEIGHT) / 2],
      style: 'peak',
      size,
      dot: scale * 26,
      sides: sides[name] ?? ['e', 'n', 'w', 'ne', 'nw', 's'],
      reach: 22,
    });
  }
}
