/** The proportions in which a page shows drawn pictures, and the widths of their files, in pixels. */
export const SHAPES = {
  card: { proportions: [4, 3], widths: [320, 480, 720, 1080] },
  hero: { proportions: [16, 9], widths: [480, 720, 1080, 1600] },
  tile: { proportions: [1, 1], widths: [240, 360, 540, 810] },
  poster: { proportions: [3, 4], widths: [360, 540, 810, 1080] },
} as const satisfies Record<string, { proportions: [number, number]; widths: number[] }>;

export type Shape = keyof typeof SHAPES;

/** Each width is at most half as large again as the previous one: no screen fetches much more than it shows. */
export const widthsOf = (shape: Shape): number[] => [...SHAPES[shape].widths];

/** Whether a picture of `width` × `height` pixels fills a box of this shape without being cropped. */
export function fits(shape: Shape, { width, height }: { width: number; height: number }): boolean {
  const [across, down] = SHAPES[shape].proportions;
  return width * down === height * across;
}
