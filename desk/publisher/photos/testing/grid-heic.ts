import { readFileSync } from 'node:fs';
import path from 'node:path';

// iPhones write one photograph as a grid of tiles. This makes such a file out of two copies of `phone.heic`.

const [WIDTH, HEIGHT, COLUMNS] = [900, 700, 2];

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

/** A HEIC of 1800 × 700 points in two tiles. */
export function gridHeic(): Buffer {
  const phone = readFileSync(path.join(import.meta.dirname, 'phone.heic'));
  const tile = boxOf(phone, 'mdat').subarray(8);
  const grid = Buffer.concat([Buffer.from([0, 0, 0, COLUMNS - 1]), u16(COLUMNS * WIDTH, HEIGHT)]);
  const sized = (start: number) => meta(phone, [tile.length, tile.length, grid.length], start);
  const start = boxOf(phone, 'ftyp').length + sized(0).length + 8;
  return Buffer.concat([boxOf(phone, 'ftyp'), sized(start), box('mdat', tile, tile, grid)]);
}

/** Two tiles, and the grid that they make, one behind the other from `start` on. */
function meta(phone: Buffer, sizes: number[], start: number): Buffer {
  const items = ['hvc1', 'hvc1', 'grid'].map((type, index) =>
    versioned('infe', 2, u16(index + 1, 0), Buffer.from(`${type}\0`)),
  );
  const places = sizes.map((size, index) => {
    const before = sizes.slice(0, index).reduce((sum, other) => sum + other, 0);
    return Buffer.concat([u16(index + 1, 0, 1), u32(start + before, size)]);
  });
  const properties = box(
    'ipco',
    boxOf(phone, 'hvcC'),
    versioned('ispe', 0, u32(WIDTH, HEIGHT)),
    versioned('ispe', 0, u32(COLUMNS * WIDTH, HEIGHT)),
  );
  const tileHas = Buffer.from([2, 0x81, 2]);
  const owners = [Buffer.concat([u16(1), tileHas]), Buffer.concat([u16(2), tileHas]), Buffer.from([0, 3, 1, 3])];
  return versioned(
    'meta',
    0,
    versioned('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
    versioned('pitm', 0, u16(3)),
    versioned('iloc', 0, Buffer.from([0x44, 0]), u16(sizes.length), ...places),
    versioned('iinf', 0, u16(items.length), ...items),
    versioned('iref', 0, box('dimg', u16(3, 2, 1, 2))),
    box('iprp', properties, versioned('ipma', 0, u32(owners.length), ...owners)),
  );
}
