import { BrokenPicture } from './broken-picture.ts';
import type { HuffmanTable } from './huffman.ts';
import { partialBlocks, type ReadBlock, wholeBlocks } from './jpeg-blocks.ts';
import type { Component, Frame } from './jpeg-frame.ts';
import { ScanBits } from './scan-bits.ts';

type Scan = {
  file: Buffer;
  /** Where its numbers begin. */
  start: number;
  head: Buffer;
  frame: Frame;
  tables: Map<number, HuffmanTable>;
  /** After how many units a marker separates runs; 0 for never. */
  restarts: number;
};

type Part = { component: Component; tables: number };

/** Reads every block that a scan of a JPEG must have. @throws {BrokenPicture} */
export function readScan({ file, start, head, frame, tables, restarts }: Scan): void {
  const parts = partsOf(head, frame);
  const bits = new ScanBits(file, start);
  const open = () =>
    parts.map((part) => ({ ...unitOf(part, parts), read: readerOf(part, { bits, head, frame, tables }) }));
  let units = open();
  const [wide, high] = sizeOf(parts, frame);
  let left = restarts;
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      if (restarts > 0 && left-- === 0) {
        bits.restart();
        units = open(); // nothing lasts beyond a restart
        left = restarts - 1;
      }
      for (const { across, down, stride, read } of units) {
        for (let row = y * down; row < (y + 1) * down; row++) {
          for (let column = x * across; column < (x + 1) * across; column++) read(2 * (row * stride + column));
        }
      }
    }
  }
  for (const { component } of parts) component.hasBegun ||= limitsOf(head).first === 0;
}

function partsOf(head: Buffer, frame: Frame): Part[] {
  const count = head[0] ?? 0;
  if (count < 1 || count > 4 || head.length < 4 + 2 * count) throw new BrokenPicture('the head of a scan');
  return Array.from({ length: count }, (_, index) => {
    const component = frame.components.find(({ id }) => id === head[1 + 2 * index]);
    if (!component) throw new BrokenPicture('a scan of no colour');
    return { component, tables: head[2 + 2 * index] ?? 0 };
  });
}

/** A colour alone in its scan has no units: its blocks follow one another, and none is there only to fill up. */
function unitOf({ component: { across, down, stride } }: Part, { length }: Part[]) {
  return length === 1 ? { across: 1, down: 1, stride } : { across, down, stride };
}

function sizeOf([first, ...others]: Part[], { unitsWide, unitsHigh }: Frame): [number, number] {
  return first && others.length === 0 ? [first.component.wide, first.component.high] : [unitsWide, unitsHigh];
}

function limitsOf(head: Buffer) {
  const at = 1 + 2 * (head[0] ?? 0);
  return { first: head[at] ?? 0, last: head[at + 1] ?? 0, high: (head[at + 2] ?? 0) >> 4 };
}

type Source = Pick<Scan, 'head' | 'frame' | 'tables'> & { bits: ScanBits };

const OF_BLOCKS = 16; // the class of the tables for all numbers of a block but the first

function readerOf({ component: { known }, tables: choice }: Part, { bits, head, frame, tables }: Source): ReadBlock {
  const dc = tables.get(choice >> 4) ?? null;
  const ac = tables.get(OF_BLOCKS + (choice & 15)) ?? null;
  const limits = limitsOf(head);
  if (frame.isProgressive && known) {
    const isAlone = head[0] === 1;
    if (limits.last > 63 || limits.first > limits.last || (limits.first > 0 ? !isAlone : limits.last > 0)) {
      throw new BrokenPicture('a scan of impossible numbers');
    }
    return partialBlocks(bits, limits, { dc, ac, known });
  }
  if (!dc || !ac) throw new BrokenPicture('a scan without its tables');
  return wholeBlocks(bits, dc, ac);
}
