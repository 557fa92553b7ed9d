import type { PictureContent } from '#app/catalog/schema.ts';
import type { Picture } from '#app/catalog/views.ts';
import { standIn } from './stand-in.ts';

export type Shape = keyof typeof sizes;

/** Pixels. Only the proportion matters while the pictures are vector drawings. */
const sizes = {
  card: { width: 1200, height: 900 },
  hero: { width: 1600, height: 900 },
  tile: { width: 900, height: 900 },
  poster: { width: 900, height: 1200 },
} as const;

/** Every picture that a page asked for; the build writes the files after the last page. */
export class Pictures {
  readonly #files = new Map<string, string>();

  /** `name` says where the picture belongs: "bodegas/bodega-suter-1". It is the file name and the seed. */
  add(name: string, { scene, alt, caption }: PictureContent, shape: Shape, position = 'center'): Picture {
    const { width, height } = sizes[shape];
    const { svg, color } = standIn({ seed: name, scene, width, height });
    const src = `/images/${name}.svg`;
    this.#files.set(src, svg);
    return { src, width, height, alt, caption, color, position };
  }

  /** Address → content. */
  get files(): ReadonlyMap<string, string> {
    return this.#files;
  }
}
