import { BrokenPicture } from './broken-picture.ts';
import type { HuffmanTable } from './huffman.ts';
import type { ScanBits } from './scan-bits.ts';

/** What a scan says of each block: the numbers `first` to `last`; `high` is 0 when it says so for the first time. */
export type Scan = { first: number; last: number; high: number };

/** Reads one block; `known` has two words for each block, the place of this one is given. */
export type ReadBlock = (at: number) => void;

const LARGEST_DC_BITS = 11;
const ZEROS_16 = 15;

/** Reads the numbers of a block of a picture in one pass. */
export function wholeBlocks(bits: ScanBits, dc: HuffmanTable, ac: HuffmanTable): ReadBlock {
  return () => {
    readFirstNumber(bits, dc);
    for (let place = 1; place < 64; place++) {
      const symbol = bits.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && zeros !== ZEROS_16) return;
      place += zeros;
      if (place > 63) throw new BrokenPicture('a block that has too many numbers');
      bits.bits(size);
    }
  };
}

function readFirstNumber(bits: ScanBits, dc: HuffmanTable) {
  const size = bits.symbol(dc);
  if (size > LARGEST_DC_BITS) throw new BrokenPicture('a number that is too large');
  bits.bits(size);
}

/** Reads what a scan of a progressive picture adds to a block. */
export function partialBlocks(
  bits: ScanBits,
  scan: Scan,
  { dc, ac, known }: { dc: HuffmanTable | null; ac: HuffmanTable | null; known: Uint32Array },
): ReadBlock {
  if (scan.first === 0) {
    if (scan.high > 0) return () => void bits.bits(1);
    if (!dc) throw new BrokenPicture('a scan without its table');
    return () => readFirstNumber(bits, dc);
  }
  if (!ac) throw new BrokenPicture('a scan without its table');
  return scan.high > 0 ? refinedBlocks(bits, scan, ac, known) : firstBlocks(bits, scan, ac, known);
}

function firstBlocks(bits: ScanBits, { first, last }: Scan, ac: HuffmanTable, known: Uint32Array): ReadBlock {
  let empty = 0;
  return (at) => {
    if (empty > 0) {
      empty--;
      return;
    }
    for (let place = first; place <= last; place++) {
      const symbol = bits.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size === 0 && zeros !== ZEROS_16) {
        empty = (1 << zeros) - 1 + bits.bits(zeros);
        return;
      }
      place += zeros;
      if (place > last) throw new BrokenPicture('a block that has too many numbers');
      bits.bits(size);
      if (size > 0) note(known, at, place);
    }
  };
}

/** Numbers that are not zero get one more bit each, and others may become so. */
function refinedBlocks(bits: ScanBits, { first, last }: Scan, ac: HuffmanTable, known: Uint32Array): ReadBlock {
  let empty = 0;
  return (at) => {
    let place = first;
    while (empty === 0 && place <= last) {
      const symbol = bits.symbol(ac);
      const [zeros, size] = [symbol >> 4, symbol & 15];
      if (size > 1) throw new BrokenPicture('a new number that is too large');
      if (size === 0 && zeros !== ZEROS_16) {
        empty = (1 << zeros) + bits.bits(zeros);
        break;
      }
      bits.bits(size);
      for (let left = zeros; place <= last; place++) {
        if (isKnown(known, at, place)) bits.bits(1);
        else if (left-- === 0) break;
      }
      if (size === 1) {
        if (place > last) throw new BrokenPicture('a block that has too many numbers');
        note(known, at, place);
      }
      place++;
    }
    if (empty === 0) return;
    for (; place <= last; place++) if (isKnown(known, at, place)) bits.bits(1);
    empty--;
  };
}

function note(known: Uint32Array, at: number, place: number) {
  known[at + (place >> 5)] = (known[at + (place >> 5)] ?? 0) | (1 << (place & 31));
}

const isKnown = (known: Uint32Array, at: number, place: number) =>
  (((known[at + (place >> 5)] ?? 0) >>> (place & 31)) & 1) === 1;
