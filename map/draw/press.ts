import { polygonContains } from 'd3-polygon';
import { type SheetName, sheets } from '#map/browser/sheets.ts';
import { type Layer, readLayer } from '#map/geography/read-layer.ts';
import { Board } from './board.ts';
import type { Line, Pt } from './lines.ts';
import { Occupied } from './occupied.ts';

/** Draws one sheet: it has the board, the space already taken, and the definitions that shapes share. */
export class Press {
  readonly board: Board;
  /** The prefix of this sheet's ids, so that several sheets may be in one page. */
  readonly id: string;
  /** Lines that no mountain or tree may stand on. */
  readonly ways: Occupied;
  /** The room that names must keep clear of. */
  readonly taken: Occupied;
  readonly defs = new Map<string, string>();

  constructor(name: SheetName) {
    this.board = new Board(name);
    this.id = name[0] ?? '';
    const { width, height } = sheets[name];
    this.ways = new Occupied(width, height);
    this.taken = new Occupied(width, height);
  }

  /** Defines a reusable shape, once, and returns its id. */
  define(key: string, element: (id: string) => string): string {
    const id = `${this.id}-${key}`;
    if (!this.defs.has(id)) this.defs.set(id, element(id));
    return id;
  }
}

export const layer = (name: string, keep: (properties: Layer[number]['properties']) => boolean = () => true): Layer =>
  readLayer(name).filter(({ properties }) => keep(properties));

/** A river with its branches: "Río Diamante (Brazo Sur)" is part of the Diamante. */
export const river = (name: string) => layer('rivers', (properties) => properties.name?.startsWith(name) ?? false);

/** Whether a place is inside any of some areas. */
export const inAny = (areas: Line[][], place: Pt) =>
  areas.some(
    ([shore, ...holes]) =>
      shore && polygonContains(shore, place) && !holes.some((hole) => polygonContains(hole, place)),
  );
