import { LETTERS } from '#map/browser/layers.ts';
import { ink } from '#map/draw/inks.ts';
import type { Pt } from '#map/draw/lines.ts';
import { inRoom, tenth } from '#map/draw/pen.ts';
import type { Press } from '#map/draw/press.ts';
import type { Layer } from '#map/geography/read-layer.ts';
import { readLayer } from '#map/geography/read-layer.ts';
import type { Metrics } from './metrics.ts';
import { type Name, type Side, writeName } from './place-names.ts';
import { type RegionName, writeRegionName } from './region-names.ts';
import { type RiverName, writeRiverName } from './river-names.ts';
import { badge, placeShields } from './shields.ts';
import { type StreetName, writeStreetName } from './street-names.ts';
import { type WayOut, writeWayOut } from './ways-out.ts';

/** A town, village or hamlet of `places.geojson` on a sheet. */
export interface Town {
  place: string;
  /** Its name in two lines, if one would be too long. */
  lines?: string[];
  /** The longitude and latitude of its name's middle, if no side of its dot is free of roads. */
  over?: [lng: number, lat: number];
  kind: 'city' | 'town' | 'village' | 'hamlet';
  size: number;
  sides?: Side[];
  note?: string;
  reach?: number;
}

const DOTS = { city: 6.5, town: 4, village: 3, hamlet: 2.2 };

/** Letters a sheet: earlier names choose their places first; names without room are listed in `dropped`. */
export class Lettering {
  readonly dropped: string[] = [];
  private readonly press: Press;
  private readonly metrics: Metrics;
  private readonly names: string[] = [];
  private readonly shields: string[] = [];
  private readonly dots: string[] = [];

  constructor(press: Press, metrics: Metrics) {
    this.press = press;
    this.metrics = metrics;
  }

  name(name: Name) {
    this.write(this.names, name.lines.join(' '), () => writeName(this.press, this.metrics, name));
  }

  river(name: Omit<RiverName, 'between'> & { between: [west: number, east: number] }) {
    const [from, to] = name.between.map((lng) => this.press.board.at([lng, -34.8])[0]) as [number, number]; // still a pair
    this.write(this.names, name.words, () =>
      writeRiverName(this.press, this.metrics, { ...name, between: [from, to] }),
    );
  }

  street(name: StreetName) {
    this.write(this.names, name.words, () => writeStreetName(this.press, this.metrics, name));
  }

  region(name: RegionName) {
    this.write(this.names, name.words, () => writeRegionName(this.press, this.metrics, name));
  }

  wayOut(way: WayOut) {
    this.write(this.names, way.words, () => writeWayOut(this.press, this.metrics, way));
  }

  /** A sign with a word or two, exactly at a place. */
  badge(words: string, at: Pt) {
    this.write(this.shields, words, () => badge(this.press, this.metrics, words, at));
  }

  shield(ref: string, features: Layer, count: number, scale = 1) {
    const drawn = placeShields(this.press, this.metrics, { ref, features, count, scale });
    if (drawn) this.shields.push(drawn);
    else this.dropped.push(ref);
  }

  /** Draws the dots of towns, all of them before any name, so that no name covers one. */
  townDots(towns: Town[], scale = 1) {
    for (const town of towns) {
      const at = this.spotOf(town);
      const radius = DOTS[town.kind] * scale;
      this.press.taken.put(`· ${town.place}`, [at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius]);
      this.dots.push(dot(town.kind, at, radius));
    }
  }

  /** A small square for a power station or the like, with its name next to it. */
  mark([x, y]: Pt) {
    this.press.taken.put('·', [x - 4, y - 4, x + 4, y + 4]);
    this.dots.push(
      `<path d="M${tenth(x - 3.5)} ${tenth(y - 3.5)}h7v7h-7z" fill="${ink('gold')}" stroke="${ink('text')}" stroke-width="1.2"/>`,
    );
  }

  town({ place, lines = [place], over, kind, size, sides, note, reach }: Town, scale = 1) {
    this.name({
      lines,
      ...(over
        ? { at: this.press.board.at(over), sides: ['over'] }
        : { at: this.spotOf({ place }), dot: DOTS[kind] * scale }),
      style: kind,
      size,
      ...(sides && { sides }),
      ...(note && { note }),
      ...(reach && { reach }),
    });
  }

  /** The SVG: dots below names below shields. */
  svg(): string {
    return `<g>${this.dots.join('')}</g>${LETTERS}${this.names.join('')}<g class="signs">${this.shields.join('')}</g></g>`;
  }

  private spotOf({ place }: { place: string }): Pt {
    const found = readLayer('places').find(({ properties }) => properties.name === place);
    if (found?.geometry.type !== 'Point')
      throw new Error(`No place of map/geography/places.geojson is called "${place}".`);
    return this.press.board.at(found.geometry.coordinates);
  }

  /** Writes one name or sign, which says the room that it took. */
  private write(among: string[], words: string, draw: () => string | null) {
    const before = this.press.taken.boxes.length;
    const drawn = draw();
    const room = this.press.taken.boxes.slice(before).map(({ box }) => box);
    if (drawn) among.push(inRoom(drawn, room));
    else this.dropped.push(words);
  }
}

function dot(kind: Town['kind'], [x, y]: Pt, radius: number): string {
  const circle = (r: number, look: string) => `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" ${look}/>`;
  if (kind === 'city')
    return (
      circle(radius, `fill="${ink('halo')}" stroke="${ink('text')}" stroke-width="2"`) +
      circle(radius * 0.42, `fill="${ink('town')}"`)
    );
  const [fill, stroke] = kind === 'hamlet' ? (['halo', 'text'] as const) : (['town', 'halo'] as const);
  return circle(radius, `fill="${ink(fill)}" stroke="${ink(stroke)}" stroke-width="1.2"`);
}
