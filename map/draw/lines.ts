/** A place on a sheet: x to the right, y downwards. */
export type Pt = [x: number, y: number];
export type Line = Pt[];

/** A place on a line, and the unit vector of the line's direction there. */
export interface Step {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export const lengthOf = (line: Line) =>
  line.reduce((sum, point, index) => sum + (index ? distance(point, line[index - 1] ?? point) : 0), 0);

export const distance = (a: Pt, b: Pt) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** The places on a line every `step` units, the first after `start`. */
export function walk(line: Line, step: number, start = step / 2): Step[] {
  const steps: Step[] = [];
  let need = start;
  line.forEach(([x, y], index) => {
    const before = line[index - 1];
    if (!before) return;
    const length = Math.hypot(x - before[0], y - before[1]);
    const [dx, dy] = [(x - before[0]) / length, (y - before[1]) / length];
    let at = need;
    for (; at <= length; at += step) steps.push({ x: before[0] + dx * at, y: before[1] + dy * at, dx, dy });
    need = at - length;
  });
  return steps;
}

/** Rounds corners by cutting them `times` over, after Chaikin. */
export function rounded(line: Line, times = 1, closed = false): Line {
  if (times === 0 || line.length < 3) return line;
  const cut: Line = closed ? [] : line.slice(0, 1);
  line.forEach((a, index) => {
    const b = line[index + 1] ?? (closed ? line[0] : undefined);
    if (!b) return;
    cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
    cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
  });
  if (!closed) cut.push(...line.slice(-1));
  return rounded(cut, times - 1, closed);
}

/** Removes points that are no farther than `tolerance` from the simplified line, after Douglas and Peucker. */
export function simplified(line: Line, tolerance: number): Line {
  if (line.length < 3) return line;
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part;
    let [farthest, index] = [tolerance, -1];
    for (let i = first + 1; i < last; i++) {
      const away = offLine(line[i], line[first], line[last]);
      if (away > farthest) [farthest, index] = [away, i];
    }
    if (index < 0) continue;
    kept.add(index);
    open.push([first, index], [index, last]);
  }
  return line.filter((_, index) => kept.has(index));
}

function offLine(p: Pt = [0, 0], a: Pt = [0, 0], b: Pt = [0, 0]): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = dx * dx + dy * dy;
  const t = length ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) : 0;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
}

/** Joins lines that touch end to end. */
export function stitched(lines: Line[], gap = 1.2): Line[] {
  const rest = lines.map((line) => [...line]);
  const done: Line[] = [];
  for (let line = rest.shift(); line; line = rest.shift()) {
    let grown = line;
    for (let more = true; more; ) {
      more = false;
      for (const [index, other] of rest.entries()) {
        const joined = joinedAt(grown, other, gap);
        if (!joined) continue;
        grown = joined;
        rest.splice(index, 1);
        more = true;
        break;
      }
    }
    done.push(grown);
  }
  return done;
}

function joinedAt(a: Line, b: Line, gap: number): Line | null {
  const [start, end, first, last] = [a[0], a.at(-1), b[0], b.at(-1)];
  if (!start || !end || !first || !last) return null;
  if (distance(end, first) < gap) return [...a, ...b.slice(1)];
  if (distance(end, last) < gap) return [...a, ...[...b].reverse().slice(1)];
  if (distance(start, last) < gap) return [...b, ...a.slice(1)];
  return distance(start, first) < gap ? [...[...b].reverse(), ...a.slice(1)] : null;
}
