import { polygonArea } from 'd3-polygon';
import type { Position } from 'geojson';
import { clipPolygon, clipPolyline } from 'lineclip';
import { projectAnywhere, type Sheet, type SheetName, sheets, unitsPerKm, unproject } from '#map/browser/sheets.ts';
import { areasOf, type Layer, linesOf } from '#map/geography/read-layer.ts';
import { type Line, lengthOf, type Pt, simplified } from './lines.ts';

/** Drawings extend a little beyond the border, which covers the cut ends. */
const OVER_THE_FRAME = 6;

/** A sheet's drawing surface: layers of geography in its units, clipped to its border. */
export class Board {
  readonly name: SheetName;
  readonly sheet: Sheet;
  /** The area inside the border and a little more. */
  readonly cut: [number, number, number, number];

  constructor(name: SheetName) {
    this.name = name;
    this.sheet = sheets[name];
    const [left, top, right, bottom] = this.sheet.frame;
    this.cut = [left - OVER_THE_FRAME, top - OVER_THE_FRAME, right + OVER_THE_FRAME, bottom + OVER_THE_FRAME];
  }

  /** Converts [longitude, latitude] to units of the sheet. */
  at([lng = 0, lat = 0]: Position): Pt {
    const { x, y } = projectAnywhere(this.sheet, { lat, lng });
    return [x, y];
  }

  /** Converts units of the sheet to [longitude, latitude]. */
  ground([x, y]: Pt): Pt {
    const { lat, lng } = unproject(this.sheet, { x, y });
    return [lng, lat];
  }

  /** Whether a place is inside the border, at least `margin` from it. */
  holds([x, y]: Pt, margin = 0): boolean {
    const [left, top, right, bottom] = this.sheet.frame;
    return x > left + margin && y > top + margin && x < right - margin && y < bottom - margin;
  }

  /** The units in a kilometre at a given height of the sheet. */
  km(y: number): number {
    return unitsPerKm(this.sheet, this.ground([0, y])[1]);
  }

  /** The lines of features, simplified to what is visible, none shorter than `shortest`. */
  lines(features: Layer, tolerance = 0.5, shortest = 3): Line[] {
    return features
      .flatMap(({ geometry }) => linesOf(geometry))
      .flatMap(
        (line) =>
          clipPolyline(
            line.map((point) => this.at(point)),
            this.cut,
          ) as Line[],
      )
      .map((line) => simplified(line, tolerance))
      .filter((line) => lengthOf(line) > shortest);
  }

  /** The areas of features, each as its rings, none smaller than `smallest`. */
  areas(features: Layer, tolerance = 0.5, smallest = 3): Line[][] {
    return features
      .flatMap(({ geometry }) => areasOf(geometry))
      .map((rings) =>
        rings
          .map(
            (ring) =>
              clipPolygon(
                ring.map((point) => this.at(point)),
                this.cut,
              ) as Line,
          )
          .map((ring) => simplified(ring, tolerance))
          .filter((ring) => ring.length > 2 && Math.abs(polygonArea(ring)) > smallest),
      )
      .filter((rings) => rings.length > 0);
  }
}
