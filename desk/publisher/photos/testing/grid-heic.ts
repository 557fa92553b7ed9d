import { readFileSync } from 'node:fs';
import path from 'node:path';

// Phones write one photograph as a grid of tiles. This makes such a file out of `phone.heic`, each tile the same.

const [WIDTH, HEIGHT] = [900, 700];

const u16 = (...values: number[]) => Buffer.concat(values.map((value) => Buffer.from([value >> 8, value & 0xff])));
function u32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(8 + body.length), Buffer.from(type), body]);
}

const versioned = (type: string, version: number, ...parts: Buffer[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...parts);

/** A box of a file with its head. */
function boxOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type) - 4;
  return file.subarray(at, at + file.readUInt32BE(at));
}

/** A HEIC of tiles of 900 × 700 points, which is to be shown turned to the left by so many quarters. */
export function gridHeic(columns = 2, rows = 1, quarters = 0): Buffer {
  const phone = readFileSync(path.join(import.meta.dirname, 'phone.heic'));
  const tile = boxOf(phone, 'mdat').subarray(8);
  const size = [columns * WIDTH, rows * HEIGHT] as const;
  const grid = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(...size)]);
  const tiles = columns * rows;
  const sized = (start: number) => meta(phone, { tiles, size, quarters, parts: [tile.length, grid.length], start });
  const start = boxOf(phone, 'ftyp').length + sized(0).length + 8;
  return Buffer.concat([boxOf(phone, 'ftyp'), sized(start), box('mdat', tile, grid)]);
}

type Grid = {
  tiles: number;
  size: readonly [number, number];
  quarters: number;
  parts: [number, number];
  start: number;
};

/** The tiles, all in one place from `start` on, and behind it the grid that they make. */
function meta(phone: Buffer, { tiles, size, quarters, parts: [ofTile, ofGrid], start }: Grid): Buffer {
  const ids = Array.from({ length: tiles }, (_, index) => index + 1);
  const grid = tiles + 1;
  const item = (id: number, type: string) => versioned('infe', 2, u16(id, 0), Buffer.from(`${type}\0`));
  const place = (id: number, at: number, bytes: number) => Buffer.concat([u16(id, 0, 1), u32(at, bytes)]);
  const properties = box(
    'ipco',
    boxOf(phone, 'hvcC'),
    versioned('ispe', 0, u32(WIDTH, HEIGHT)),
    versioned('ispe', 0, u32(...size)),
    box('irot', Buffer.from([quarters])),
  );
  const owners = [
    ...ids.map((id) => Buffer.concat([u16(id), Buffer.from([2, 0x81, 2])])),
    Buffer.concat([u16(grid), Buffer.from([2, 3, 0x84])]),
  ];
  return versioned(
    'meta',
    0,
    versioned('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    versioned('pitm', 0, u16(grid)),
    versioned(
      'iloc',
      0,
      Buffer.from([0x44, 0]),
      u16(grid),
      ...ids.map((id) => place(id, start, ofTile)),
      place(grid, start + ofTile, ofGrid),
    ),
    versioned('iinf', 0, u16(grid), ...ids.map((id) => item(id, 'hvc1')), item(grid, 'grid')),
    versioned('iref', 0, box('dimg', u16(grid, tiles, ...ids))),
    box('iprp', properties, versioned('ipma', 0, u32(owners.length), ...owners)),
  );
}
