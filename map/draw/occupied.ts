import { type Line, walk } from './lines.ts';

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

const CELL = 4;
/** The cost of every cell of a label that is off the sheet. */
const OUTSIDE = 5;

export const overlap = (a: Box, b: Box, gap = 0) =>
  a[0] - gap < b[2] && a[2] + gap > b[0] && a[1] - gap < b[3] && a[3] + gap > b[1];

/** The occupied room of a sheet: boxes that nothing may touch, and lines that names should keep clear of. */
export class Occupied {
  readonly boxes: { what: string; box: Box }[] = [];
  private readonly columns: number;
  private readonly rows: number;
  private readonly ink: Float32Array;

  constructor(width: number, height: number) {
    this.columns = Math.ceil(width / CELL);
    this.rows = Math.ceil(height / CELL);
    this.ink = new Float32Array(this.columns * this.rows);
  }

  /** Marks where a line runs; `weight` is the cost of a name on it. */
  mark(line: Line, weight = 1) {
    for (const { x, y } of walk(line, CELL * 0.9, 0)) this.dot(x, y, weight);
  }

  dot(x: number, y: number, weight: number) {
    const cell = this.cellAt(x, y);
    if (cell !== null) this.ink[cell] = Math.max(this.ink[cell] ?? 0, weight);
  }

  /** The amount of ink in a box, per cell. */
  inkIn([left, top, right, bottom]: Box): number {
    let [sum, cells] = [0, 0];
    for (let y = top; y <= bottom; y += CELL) {
      for (let x = left; x <= right; x += CELL) {
        const cell = this.cellAt(x, y);
        sum += cell === null ? OUTSIDE : (this.ink[cell] ?? 0);
        cells++;
      }
    }
    return cells ? sum / cells : 0;
  }

  /** Whether a line runs within about `reach` of a place. */
  hasInk(x: number, y: number, reach: number): boolean {
    for (let down = y - reach; down <= y + reach; down += CELL)
      for (let right = x - reach; right <= x + reach; right += CELL) {
        const cell = this.cellAt(right, down);
        if (cell !== null && (this.ink[cell] ?? 0) > 0) return true;
      }
    return false;
  }

  put(what: string, ...boxes: Box[]) {
    for (const box of boxes) this.boxes.push({ what, box });
  }

  isFree(box: Box, gap = 0): boolean {
    return !this.boxes.some((other) => overlap(box, other.box, gap));
  }

  private cellAt(x: number, y: number): number | null {
    const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
    return column < 0 || row < 0 || column >= this.columns || row >= this.rows ? null : row * this.columns + column;
  }
}
