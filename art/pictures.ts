import type { PictureContent } from '#app/catalog/schema.ts';
import type { Picture } from '#app/catalog/views.ts';
import { palette } from './core/palette.ts';
import type { Photo, PhotoWords } from './photos.ts';
import {
  DRAWN,
  digestOf,
  heightOf,
  largestWidth,
  type Manifest,
  PHOTOGRAPHED,
  readManifest,
  widthsOf,
} from './prints.ts';
import type { Recipe, Shape } from './recipe.ts';

/** One picture that a page asked for, and what it is made of. */
export type Wanted = { name: string; key: string; view: Picture } & (
  | { recipe: Recipe; shape: Shape }
  | { photo: Photo }
);

/** Every picture that a page asked for. A view is complete at once; its files may still have to be printed. */
export class Pictures {
  readonly #wanted = new Map<string, Wanted>();
  /** Recipe → the name of the picture that is made from it: one that is printed, or the first that asked. */
  readonly #names: Map<string, string>;
  readonly #drawn: Manifest;
  readonly #photographed: Manifest;

  constructor(root: string) {
    this.#drawn = readManifest(root, DRAWN);
    this.#photographed = readManifest(root, PHOTOGRAPHED);
    this.#names = new Map(Object.entries(this.#drawn).map(([name, { key }]) => [key, name]));
  }

  /**
   * A drawn picture. `name` says where it belongs: "bodegas/bodega-suter-1"; it becomes the address of its files, unless
   * there is the very same picture already: one recipe is printed once.
   * `position` is what must stay when a frame cuts it, in CSS.
   */
  add(ownName: string, { scene, alt, caption }: PictureContent, shape: Shape, position = 'center'): Picture {
    const key = recipeKey(scene, shape);
    // Its own name may be that of a picture which it has left to another.
    const free = this.#wanted.has(ownName) ? `${ownName}-${key.slice(0, 8)}` : ownName;
    const name = this.#names.get(key) ?? free;
    this.#names.set(key, name);
    const print = this.#drawn[name];
    const width = largestWidth(shape);
    const view: Picture = {
      src: `/images/${name}`,
      version: print?.key === key ? print.digest : key,
      widths: widthsOf(shape),
      width,
      height: heightOf(shape, width),
      alt,
      caption,
      position,
      color: palette(scene.light, scene.season).haze,
    };
    // Its words are those of the language that is read first: Spanish.
    if (!this.#wanted.has(name)) this.#wanted.set(name, { name, key, view, recipe: scene, shape });
    return view;
  }

  /** A picture that opens a page and fills the screen: on a phone it is composed upright. */
  addOpening(name: string, content: PictureContent): Picture {
    const { src, version, widths, width, height } = this.add(`${name}-vertical`, content, 'poster');
    return { ...this.add(name, content, 'hero'), tall: { src, version, widths, width, height } };
  }

  /** A photograph of the owner's. */
  addPhoto(name: string, photo: Photo, { alt, caption, position }: PhotoWords): Picture {
    const { key, width, height, widths, color } = photo;
    const version = this.#photographed[name]?.key === key ? (this.#photographed[name]?.digest ?? key) : key;
    const view: Picture = {
      src: `/images/${name}`,
      version,
      widths,
      width,
      height,
      alt,
      caption,
      position,
      color,
    };
    if (!this.#wanted.has(name)) this.#wanted.set(name, { name, key, view, photo });
    return view;
  }

  get wanted(): Wanted[] {
    return [...this.#wanted.values()];
  }
}

/** The same for equal recipes of one shape, whatever the order of their fields. */
function recipeKey(recipe: Recipe, shape: Shape): string {
  const fields = Object.entries(recipe).sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(JSON.stringify([shape, fields]));
}
