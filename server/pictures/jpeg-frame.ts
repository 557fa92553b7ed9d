import { BrokenPicture } from './broken-picture.ts';

/** One colour of a JPEG, in blocks of 8 × 8 points. */
export type Component = {
  id: number;
  /** Blocks in each unit of all colours, across and down. */
  across: number;
  down: number;
  /** Blocks that hold the picture, and blocks in a row of whole units. */
  wide: number;
  high: number;
  stride: number;
  /** For each block, which of its 64 numbers are known not to be zero; null in a picture of one pass. */
  known: Uint32Array | null;
  hasBegun: boolean;
};

export type Frame = { isProgressive: boolean; unitsWide: number; unitsHigh: number; components: Component[] };

const SEQUENTIAL = [0xc0, 0xc1];
const PROGRESSIVE = 0xc2;

/** Reads the head of a frame. @throws {BrokenPicture} also for kinds of JPEG that no browser shows */
export function readFrame(marker: number, head: Buffer): Frame {
  const isProgressive = marker === PROGRESSIVE;
  if (!isProgressive && !SEQUENTIAL.includes(marker)) throw new BrokenPicture('a kind of JPEG that nobody shows');
  const count = head[5] ?? 0;
  if (head.length < 6 + 3 * count || head[0] !== 8 || count < 1 || count > 4) throw new BrokenPicture('frame');
  const [height, width] = [head.readUInt16BE(1), head.readUInt16BE(3)];
  if (width === 0 || height === 0) throw new BrokenPicture('a frame without points');
  const sizes = Array.from({ length: count }, (_, index) => ({
    id: head[6 + 3 * index] ?? 0,
    across: (head[7 + 3 * index] ?? 0) >> 4,
    down: (head[7 + 3 * index] ?? 0) & 15,
  }));
  if (sizes.some(({ across, down }) => across < 1 || across > 4 || down < 1 || down > 4)) {
    throw new BrokenPicture('sampling');
  }
  const [mostAcross, mostDown] = [
    Math.max(...sizes.map(({ across }) => across)),
    Math.max(...sizes.map(({ down }) => down)),
  ];
  const unitsWide = Math.ceil(width / (8 * mostAcross));
  const unitsHigh = Math.ceil(height / (8 * mostDown));
  const components = sizes.map((size) => {
    const stride = unitsWide * size.across;
    return {
      ...size,
      wide: Math.ceil(Math.ceil((width * size.across) / mostAcross) / 8),
      high: Math.ceil(Math.ceil((height * size.down) / mostDown) / 8),
      stride,
      known: isProgressive ? new Uint32Array(2 * stride * unitsHigh * size.down) : null,
      hasBegun: false,
    };
  });
  return { isProgressive, unitsWide, unitsHigh, components };
}
