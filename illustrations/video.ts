/**
 * Renders the promotional video, a day in San Rafael. The view travels slowly across four pictures of the series, whose
 * planes move against each other, from first light to the stars.
 *
 * node illustrations/video.ts          (needs ffmpeg with libx264; writes guide/public/video/un-dia-en-san-rafael.mp4)
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Light } from './core/palette.ts';
import { addTooth, type Ink, inksOf, lay, type Sheet } from './core/render.ts';
import { drawRecipe, type Recipe } from './recipe.ts';

const FILE = 'guide/public/video/un-dia-en-san-rafael.mp4';
const SIZE = { width: 1280, height: 720 };
const FRAMES_PER_SECOND = 24;
const SHOT_SECONDS = 5.5;
/** The distance in pixels that the nearest plane travels in a shot; the sheet is printed that much wider. */
const TRAVEL = 110;
/** The sky's share of the travel. */
const FARTHEST = 0.12;
/** The seconds during which two shots overlap. */
const DISSOLVE_SECONDS = 0.7;

type Shot = {
  recipe: Omit<Recipe, 'light'>;
  from: Light;
  to: Light;
  /** 1: the view moves to the right. */
  heading: 1 | -1;
};

const shots: Shot[] = [
  { recipe: { kind: 'valle-grande', season: 'summer', seed: 7 }, from: 'dawn', to: 'day', heading: 1 },
  { recipe: { kind: 'vineyard', season: 'summer', seed: 4 }, from: 'day', to: 'golden', heading: -1 },
  { recipe: { kind: 'dunes', season: 'summer', seed: 9 }, from: 'golden', to: 'dusk', heading: 1 },
  { recipe: { kind: 'sosneado', season: 'summer', seed: 2 }, from: 'dusk', to: 'night', heading: -1 },
];

const SHOT_FRAMES = SHOT_SECONDS * FRAMES_PER_SECOND;
const DISSOLVE_FRAMES = Math.round(DISSOLVE_SECONDS * FRAMES_PER_SECOND);

await record();

async function record() {
  mkdirSync(path.dirname(FILE), { recursive: true });
  const encoder = startEncoder();
  let before: Uint8ClampedArray[] = []; // the last frames of the previous shot, which dissolve into this one
  for (const [index, shot] of shots.entries()) {
    const isLast = index === shots.length - 1;
    const stages = [shot.from, shot.to].map((light) => [
      ...inksOf(drawRecipe({ ...shot.recipe, light } as Recipe, 'hero'), sheetWidth()),
    ]);
    const tail: Uint8ClampedArray[] = [];
    for (let frame = 0; frame < SHOT_FRAMES; frame++) {
      const time = frame / (SHOT_FRAMES - 1);
      const picture = mixed(
        stages.map((inks) => view(inks, time, shot.heading)),
        ease(time),
      );
      addTooth({ ...SIZE, rgb: picture });
      if (!isLast && frame >= SHOT_FRAMES - DISSOLVE_FRAMES) tail.push(picture);
      else
        await send(
          encoder,
          frame < before.length ? mixed([before[frame]!, picture], (frame + 1) / (before.length + 1)) : picture,
        );
    }
    before = tail;
    console.log(`${index + 1}/${shots.length} ${shot.recipe.kind}`);
  }
  encoder.stdin?.end();
  await once(encoder, 'close');
}

function sheetWidth(): number {
  return SIZE.width + 2 * TRAVEL;
}

/** One frame of one light, with each plane at its own position. `time` goes from 0 to 1. */
function view(inks: Ink[], time: number, heading: 1 | -1): Uint8ClampedArray {
  const rgb = new Uint8ClampedArray(SIZE.width * SIZE.height * 3);
  const planes = Math.max(...inks.map(({ plane }) => plane));
  const top = Math.round((sheetWidth() * 9) / 16 - SIZE.height) >> 1;
  for (const ink of inks) {
    const depth = planes === 0 ? 1 : ink.plane / planes;
    const travel = TRAVEL * (FARTHEST + (1 - FARTHEST) * depth ** 1.5);
    layAt(ink, { ...SIZE, rgb }, -TRAVEL - heading * travel * (time * 2 - 1) * 0.98, -top);
  }
  return rgb;
}

/** Like `lay`, but shifted by fractions of a pixel in `dx`, so that slow planes do not jump. */
function layAt(ink: Ink, sheet: Sheet, dx: number, dy: number) {
  const shift = Math.floor(dx);
  const part = Math.round((dx - shift) * 256);
  const x0 = Math.max(0, ink.x + shift);
  const x1 = Math.min(sheet.width, ink.x + ink.width + shift + 1);
  const y0 = Math.max(0, ink.y + dy);
  const y1 = Math.min(sheet.height, ink.y + ink.height + dy);
  if (x1 <= x0 || y1 <= y0) return;
  const pixels = new Uint8Array((x1 - x0) * (y1 - y0) * 4);
  for (let y = y0, o = 0; y < y1; y++) {
    const row = (y - dy - ink.y) * ink.width * 4;
    for (let x = x0; x < x1; x++, o += 4) {
      const here = x - shift - ink.x;
      for (let channel = 0; channel < 4; channel++) {
        const right = here < ink.width ? ink.pixels[row + here * 4 + channel]! : 0;
        const left = here > 0 ? ink.pixels[row + (here - 1) * 4 + channel]! : 0;
        pixels[o + channel] = (right * (256 - part) + left * part) >> 8;
      }
    }
  }
  lay({ ...ink, x: x0, y: y0, width: x1 - x0, height: y1 - y0, pixels }, sheet);
}

function mixed([a, b]: Uint8ClampedArray[], share: number): Uint8ClampedArray {
  if (!a || !b) throw new Error('Two pictures are mixed.');
  return a.map((value, index) => value + (b[index]! - value) * share);
}

/** Eases the travel so that it pauses for a while in each light. */
function ease(time: number): number {
  const t = Math.min(Math.max((time - 0.12) / 0.76, 0), 1);
  return t * t * (3 - 2 * t);
}

function startEncoder(): ChildProcess {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${SIZE.width}x${SIZE.height}`,
    '-r',
    `${FRAMES_PER_SECOND}`,
    '-i',
    '-',
  ];
  const coding = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '27', '-pix_fmt', 'yuv420p'];
  // The index comes first, so that the film plays before it has fully loaded; there is no sound.
  const command = ['-y', '-loglevel', 'error', ...input, ...coding, '-movflags', '+faststart', '-an', FILE];
  return spawn('ffmpeg', command, { stdio: ['pipe', 'inherit', 'inherit'] });
}

async function send(encoder: ChildProcess, picture: Uint8ClampedArray) {
  if (!encoder.stdin?.write(picture)) await once(encoder.stdin!, 'drain');
}
