/** The room, in units, that a name needs inside the edges: letters that touch one look cut. */
const AIR = 2;

/**
 * A drawing without what the edges of a part of it would cut: `data-box` is the room of a name, a sign or the like, and
 * `part` is left, top, width and height. Title and key are left out, too: they are of the whole sheet, and over its land.
 */
export function withoutCut(drawing: string, part: readonly number[]): string {
  const [x = 0, y = 0, width = 0, height = 0] = part;
  const [right, bottom] = [x + width - AIR, y + height - AIR];
  return drawing.replace(ROOMS, (whole, ...found: string[]) => {
    const [left = 0, top = 0, end = 0, foot = 0] = found.slice(0, 4).map(Number);
    const isInside = left >= x + AIR && end <= right && top >= y + AIR && foot <= bottom;
    const furniture = found[4] ?? '';
    return isInside && !furniture ? whole : `display="none"${furniture}`;
  });
}

/** The room of a name, or of the title or the key, which its first element says. */
const ROOMS = /data-box="(\S+) (\S+) (\S+) (\S+)"(><g class="(?:cartouche|legend)")?/g;
