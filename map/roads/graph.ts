import { polygonContains } from 'd3-polygon';
import type { Position } from 'geojson';
import { areasOf, readLayer } from '#map/geography/read-layer.ts';
import { canyon, type SpeedName, type Surface, stretches } from './conditions.ts';
import { connectComponents } from './connect-components.ts';
import { type Edge, kmBetween, type RoadGraph } from './edges.ts';
import { nodeLines } from './noding.ts';
import { flatten } from './plane.ts';
import { type RoadLine, readRoadLines } from './road-lines.ts';

let built: RoadGraph | undefined;

/** The roads in and around the department as a graph; built once, in about a second. */
export function roadGraph(): RoadGraph {
  built ??= connectComponents(build(nodeLines(readRoadLines())));
  return built;
}

function build(lines: RoadLine[]): RoadGraph {
  const nodes: Position[] = [];
  const at: number[][] = [];
  const edges: Edge[] = [];
  const numbers = new Map<number, number>();
  const numberOf = (point: Position) => {
    const key = keyOf(point);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    at.push([]);
    numbers.set(key, nodes.length);
    return nodes.push(point) - 1;
  };
  for (const line of lines) {
    line.points.forEach((point, index) => {
      const before = line.points[index - 1];
      if (!before) return;
      const [from, to] = [numberOf(before), numberOf(point)];
      if (from === to) return;
      edges.push({ from, to, km: kmBetween(before, point), ref: line.ref, ...conditionOf(line, before, point) });
      at[from]?.push(edges.length - 1);
      at[to]?.push(edges.length - 1);
    });
  }
  return { nodes, flat: nodes.map(flatten), edges, at };
}

/** Points are whole hundred-thousandths of a degree; writing them as text would take a tenth of a second. */
const keyOf = ([lng = 0, lat = 0]: Position) => Math.round(lng * 1e5) * 1e8 + Math.round(lat * 1e5);

function conditionOf(line: RoadLine, a: Position, b: Position): Pick<Edge, 'speed' | 'surface' | 'inCanyon'> {
  const middle: [number, number] = [((a[0] ?? 0) + (b[0] ?? 0)) / 2, ((a[1] ?? 0) + (b[1] ?? 0)) / 2];
  const inCanyon = line.ref === canyon.ref && inBox(middle, canyon.box);
  const surface =
    stretches.find(({ ref, box }) => ref === line.ref && (!box || inBox(middle, box)))?.surface ??
    (inTown(middle) ? 'paved' : 'unknown');
  return { surface, inCanyon, speed: speedOf(line, middle, surface, inCanyon) };
}

function speedOf({ kind }: RoadLine, middle: [number, number], surface: Surface, inCanyon: boolean): SpeedName {
  if (inCanyon) return 'canyon';
  if (surface === 'gravel') return 'gravel';
  if (kind === 'street') return 'street';
  return inTown(middle) ? 'town' : kind;
}

const inBox = ([x, y]: [number, number], [west, south, east, north]: readonly [number, number, number, number]) =>
  x >= west && x <= east && y >= south && y <= north;

/** In the city's layers the built-up area ends at -68.38; its streets end there, too. */
const CITY_BOX = [-68.372, -34.642, -68.29, -34.588] as const;

function inTown(point: [number, number]): boolean {
  if (inBox(point, CITY_BOX)) return true;
  return towns().some(({ shore, box }) => inBox(point, box) && polygonContains(shore, point));
}

type Town = { shore: [number, number][]; box: [west: number, south: number, east: number, north: number] };

let known: Town[] | undefined;

/** The built-up areas, each with its box: most points are in none. */
function towns(): Town[] {
  known ??= readLayer('urban').flatMap(({ geometry }) => areasOf(geometry).map(([shore = []]) => townIn(shore)));
  return known;
}

function townIn(positions: Position[]): Town {
  const shore = positions.map(([lng = 0, lat = 0]): [number, number] => [lng, lat]);
  const [xs, ys] = [shore.map(([x]) => x), shore.map(([, y]) => y)];
  return { shore, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] };
}
