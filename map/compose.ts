import { LETTERS } from '#map/browser/layers.ts';
import type { SheetName } from '#map/browser/sheets.ts';
import { ink } from './draw/inks.ts';
import type { Box, Occupied } from './draw/occupied.ts';
import { inRoom, roomIs } from './draw/pen.ts';
import { Press } from './draw/press.ts';
import { cartouche, cartoucheBox } from './furniture/cartouche.ts';
import { compass, frame, scaleBar } from './furniture/edge.ts';
import { legend, legendBox } from './furniture/legend.ts';
import { creditWords, type SheetLanguage, titles } from './furniture/words.ts';
import { loadMetrics, type Metrics } from './letters/metrics.ts';
import { atuel } from './plans/atuel.ts';
import { city } from './plans/city.ts';
import { department } from './plans/department.ts';
import type { Furniture, Plan } from './plans/plan.ts';

const plans: Record<SheetName, Plan> = { department, atuel, city };

/** A sheet before its language and theme are chosen. */
export interface Composed {
  /** The land with its names. */
  body: string;
  /** Names and signs alone. */
  letters: string;
  /** The border, title, legend, compass and scale. */
  furniture(language: SheetLanguage): string;
  /** The credit that the licences require, with its link. */
  credit(language: SheetLanguage): string;
  /** Shapes that other elements use. Call it last, because the furniture adds its own. */
  defs(): string;
  taken: Occupied;
  /** The names that found no room. */
  dropped: string[];
}

const composed = new Map<SheetName, Promise<Composed>>();

/** Draws a sheet once; languages and themes share it. */
export function compose(name: SheetName): Promise<Composed> {
  const known = composed.get(name) ?? draw(name);
  composed.set(name, known);
  return known;
}

async function draw(name: SheetName): Promise<Composed> {
  const metrics = await loadMetrics();
  const press = new Press(name);
  const { furniture, draw: drawLand } = plans[name];
  const boxes = roomOf(press, metrics, furniture);
  for (const [what, box] of Object.entries(boxes)) press.taken.put(what, box);
  const { svg, dropped } = drawLand(press, metrics);
  return {
    body: svg,
    letters: svg.slice(svg.lastIndexOf(LETTERS)),
    taken: press.taken,
    dropped,
    credit: (language) => credit(press, furniture, language, boxes.credit),
    defs: () => [...press.defs.values()].join(''),
    furniture: (language) =>
      [
        frame(press, furniture.tick),
        inRoom(compass(...furniture.compass), [boxes.compass]),
        inRoom(scaleBar(press, furniture.scale.at, furniture.scale.km, furniture.scale.parts), [boxes.scale]),
        inRoom(cartouche(press, furniture.cartouche, titles[name].sub[language]), [boxes.cartouche]),
        inRoom(legend(press, boxes.legend, furniture.signs, language), [boxes.legend]),
      ].join(''),
  };
}

const CREDIT_SIZE = 11.5;

/** Reserves the room of the furniture, the same in every language. */
function roomOf(press: Press, metrics: Metrics, furniture: Furniture) {
  const [, , right, bottom] = press.board.sheet.frame;
  const [cx, cy, scale] = furniture.compass;
  const widest = Math.max(
    ...(['es', 'en', 'pt'] as const).map((language) =>
      metrics.width(creditLine(furniture, language).join(''), 'text-500', CREDIT_SIZE),
    ),
  );
  const [sx, sy] = furniture.scale.at;
  const bar = press.board.km(sy) * furniture.scale.km;
  return {
    cartouche: cartoucheBox(furniture.cartouche),
    legend: legendBox(metrics, furniture.signs, furniture.legend),
    compass: [cx - 38 * scale, cy - 58 * scale, cx + 38 * scale, cy + 38 * scale],
    scale: [sx - 8, sy - 16, sx + bar + 24, sy + 6],
    credit: [right - 10 - widest, bottom - 20, right, bottom],
  } satisfies Record<string, Box>;
}

const OSM = '© OpenStreetMap contributors';

function creditLine({ borders, relief }: Furniture, language: SheetLanguage): string[] {
  const more = [borders && creditWords.borders[language], relief && creditWords.relief[language]].filter(Boolean);
  return [OSM, ...more.map((words) => ` · ${words}`)];
}

/** Writes the credit that the licences require on every sheet. */
function credit({ board }: Press, furniture: Furniture, language: SheetLanguage, room: Box): string {
  const [, , right, bottom] = board.sheet.frame;
  const [first, ...more] = creditLine(furniture, language);
  return `<text ${roomIs([room])} text-anchor="end" x="${right - 8}" y="${bottom - 8}" font-size="${CREDIT_SIZE}" font-weight="500"><a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener" style="fill:${ink('text')}">${first}</a>${more.join('')}</text>`;
}
