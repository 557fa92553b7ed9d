import { BrokenPicture } from './broken-picture.ts';
import { type HuffmanTable, huffmanTable } from './huffman.ts';
import { type Frame, readFrame } from './jpeg-frame.ts';
import { readScan } from './jpeg-scan.ts';

// Reads every number of a JPEG, as a decoder does, and keeps none of them: what is left then, the transform into points,
// works with any numbers. So 200 megapixels take the memory of their file, and not four bytes for each point.

const [TABLES, RESTARTS, SCAN, END] = [0xc4, 0xdd, 0xda, 0xd9];
/** These markers stand alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Encoders write about ten. */
const MOST_SCANS = 200;

type State = { file: Buffer; frame: Frame | null; tables: Map<number, HuffmanTable>; restarts: number; scans: number };

/** @throws {BrokenPicture} */
export function decodeJpeg(file: Buffer): void {
  const state: State = { file, frame: null, tables: new Map(), restarts: 0, scans: 0 };
  for (let at = 2; at + 1 < file.length; ) {
    if (file[at] !== 0xff) throw new BrokenPicture('no marker where one should be');
    const marker = file[at + 1] ?? 0;
    if (marker === END) {
      finish(state);
      return;
    }
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else at = readSegment(state, marker, at + 2);
  }
  throw new BrokenPicture('no end');
}

function finish({ frame }: State) {
  if (!frame?.components.every(({ hasBegun }) => hasBegun)) throw new BrokenPicture('a colour is missing');
}

/** Returns where the next marker is. */
function readSegment(state: State, marker: number, at: number): number {
  const { file } = state;
  if (at + 2 > file.length) throw new BrokenPicture('no end');
  const end = at + file.readUInt16BE(at);
  if (end < at + 2 || end > file.length) throw new BrokenPicture('a segment without its end');
  const body = file.subarray(at + 2, end);
  if (marker === TABLES) readTables(state.tables, body);
  if (marker === RESTARTS && body.length >= 2) state.restarts = body.readUInt16BE(0);
  if (isFrame(marker)) {
    if (state.frame) throw new BrokenPicture('two frames');
    state.frame = readFrame(marker, body);
  }
  if (marker !== SCAN) return end;
  if (!state.frame || ++state.scans > MOST_SCANS) throw new BrokenPicture('a scan before its frame, or too many');
  readScan({ file, start: end, head: body, frame: state.frame, tables: state.tables, restarts: state.restarts });
  return endOfScan(file, end);
}

function readTables(tables: Map<number, HuffmanTable>, body: Buffer) {
  for (let at = 0; at + 17 <= body.length; ) {
    const counts = body.subarray(at + 1, at + 17);
    const size = counts.reduce((sum, count) => sum + count, 0);
    const table = huffmanTable(counts, body.subarray(at + 17, at + 17 + size));
    if (!table) throw new BrokenPicture('a table of impossible codes');
    tables.set(body[at] ?? 0, table);
    at += 17 + size;
  }
}

/** Some cameras fill up behind a scan, so the next marker is looked for. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; at + 1 < file.length; at++) {
    const next = file[at + 1] ?? 0;
    if (file[at] === 0xff && next !== 0x00 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}
