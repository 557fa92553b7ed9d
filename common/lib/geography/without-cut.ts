/**
 * A drawing without what the edges of a part of it would cut: `data-box` is the room of a name, a sign or the like, and
 * `part` is left, top, width and height.
 */
export function withoutCut(drawing: string, part: readonly number[]): string {
  const [x = 0, y = 0, width = 0, height = 0] = part;
  return drawing.replace(/data-box="(\S+) (\S+) (\S+) (\S+)"/g, (whole, ...sides: string[]) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = sides.slice(0, 4).map(Number);
    const isInside = left >= x && right <= x + width && top >= y && bottom <= y + height;
    return isInside ? whole : 'display="none"';
  });
}
