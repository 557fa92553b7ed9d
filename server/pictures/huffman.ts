/** A Huffman table of a JPEG. */
export type HuffmanTable = {
  /** Nine bits → length and symbol of the code that they begin with; 0 for longer codes. */
  fast: Uint16Array;
  /** Length → the largest code of this length, -1 if there is none, and what turns a code into its place in `symbols`. */
  largest: Int32Array;
  offset: Int32Array;
  symbols: Uint8Array;
};

export const LOOKED_UP_BITS = 9;
export const LONGEST_CODE = 16;

/** Makes a table of how many codes there are of each length; null if no code can be like this. */
export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable | null {
  const fast = new Uint16Array(1 << LOOKED_UP_BITS);
  const largest = new Int32Array(LONGEST_CODE + 1).fill(-1);
  const offset = new Int32Array(LONGEST_CODE + 1);
  let code = 0;
  let place = 0;
  for (let length = 1; length <= LONGEST_CODE; length++, code <<= 1) {
    const count = counts[length - 1] ?? 0;
    offset[length] = place - code;
    if (count === 0) continue;
    if (code + count > 1 << length || place + count > symbols.length) return null;
    for (let more = count; more > 0; more--, code++, place++) {
      const rest = LOOKED_UP_BITS - length;
      if (rest >= 0) fast.fill((length << 8) | (symbols[place] ?? 0), code << rest, (code + 1) << rest);
    }
    largest[length] = code - 1;
  }
  return place > 0 ? { fast, largest, offset, symbols } : null;
}
