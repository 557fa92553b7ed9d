import { BrokenPicture } from './broken-picture.ts';
import { type HuffmanTable, LONGEST_CODE, LOOKED_UP_BITS } from './huffman.ts';

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;

/** Reads the bits of a JPEG's scan, and never beyond the marker that ends it. */
export class ScanBits {
  #file: Buffer;
  #at: number;
  #held = 0;
  #count = 0;
  /** Bits that were made up behind the last real one, so that codes can be looked up there. */
  #madeUp = 0;

  constructor(file: Buffer, at: number) {
    this.#file = file;
    this.#at = at;
  }

  symbol(table: HuffmanTable): number {
    if (this.#count < LONGEST_CODE) this.#fill();
    const ahead = (this.#held >>> (this.#count - LONGEST_CODE)) & 0xff_ff;
    const known = table.fast[ahead >>> (LONGEST_CODE - LOOKED_UP_BITS)] ?? 0;
    if (known > 0) {
      this.#take(known >>> 8);
      return known & 0xff;
    }
    for (let length = LOOKED_UP_BITS + 1; length <= LONGEST_CODE; length++) {
      const code = ahead >>> (LONGEST_CODE - length);
      if (code > (table.largest[length] ?? -1)) continue;
      this.#take(length);
      return table.symbols[code + (table.offset[length] ?? 0)] ?? 0;
    }
    throw new BrokenPicture('a code that is in no table');
  }

  /** Returns up to 16 bits. */
  bits(wanted: number): number {
    if (wanted === 0) return 0;
    if (this.#count < wanted) this.#fill();
    this.#take(wanted);
    return (this.#held >>> this.#count) & ((1 << wanted) - 1);
  }

  /** Passes the marker that separates two runs, and forgets the bits before it. */
  restart() {
    this.#count = 0;
    this.#madeUp = 0;
    while (this.#file[this.#at] === 0xff && this.#file[this.#at + 1] === 0xff) this.#at++;
    if (this.#file[this.#at] !== 0xff || !isRestart(this.#file[this.#at + 1] ?? 0)) {
      throw new BrokenPicture('a run that goes on where another begins');
    }
    this.#at += 2;
  }

  #take(bits: number) {
    this.#count -= bits;
    if (this.#count < this.#madeUp) throw new BrokenPicture('a scan that ends before its points');
  }

  #fill() {
    for (; this.#count <= 16; this.#count += 8) {
      const byte = this.#file[this.#at] ?? 0xff;
      const isMarker = byte === 0xff && this.#file[this.#at + 1] !== 0;
      if (isMarker) this.#madeUp += 8;
      else this.#at += byte === 0xff ? 2 : 1;
      this.#held = ((this.#held << 8) | (isMarker ? 0 : byte)) >>> 0;
    }
  }
}
