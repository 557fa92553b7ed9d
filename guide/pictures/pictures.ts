import path from 'node:path';
import type { Picture } from '#common/contracts/picture.ts';
import type { PictureFiles } from '#common/lib/pictures/picture-files.ts';
import { didYouMean } from '#reading/mistakes/did-you-mean.ts';
import { ContentError } from '#reading/problems.ts';
import { type Manifest, PHOTOS_FOLDER, PRINTS_FOLDER, type Print, readManifest, uprightOf } from './manifest.ts';
import type { Photo, PhotoWords } from './photos.ts';
import { fits, SHAPES, type Shape } from './shapes.ts';

/** A drawn picture as content names it: `print` is its name in `content/prints/`. */
export type NamedPrint = { print: string; alt: string; caption: string | null };

/** A picture that a page shows; `photo` is its source if it is one of the owner's photographs, not a drawing. */
export type Wanted = { name: string; view: Picture; photo: Photo | null };

/** The place where content names a picture: the file, and the path of the field in it, such as "images.0.print". */
export type Place = { file: string; field: string };

/**
 * A large screen shows three fifths of an opening: a quarter of what does not fit is cut above, where a phone, which
 * shows nearly all of it, keeps every row of the dark sky for the header. However low the frame, no more is cut than
 * leaves the header above the highest clouds.
 */
const OPENING_POSITION = '50% clamp(-4.5vw, 25% + 22px, 0px)';

/** Beside a title, a low frame cuts a picture above and below; subjects stand on the ground, below its middle. */
export const BESIDE_TITLE = '50% 75%';

/** Collects every picture that a page shows. A view is complete at once; a photograph may still have to be printed. */
export class Pictures {
  readonly #wanted = new Map<string, Wanted>();
  readonly #prints: Manifest;
  readonly #photographed: Manifest;

  constructor(root: string) {
    this.#prints = readManifest(path.join(root, PRINTS_FOLDER));
    this.#photographed = readManifest(path.join(root, PHOTOS_FOLDER));
  }

  /**
   * Adds a drawn picture, which the page shows in the proportions of `shape`.
   * @throws {ContentError} naming `place` if there is no such print, or it has other proportions
   */
  add({ print: name, alt, caption }: NamedPrint, shape: Shape, place: Place, position = 'center'): Picture {
    const print = this.#print(name, shape, place);
    return this.#want(name, { ...filesOfPrint(name, print), alt, caption, position, color: print.color }, null);
  }

  /**
   * Adds a picture that opens a page and fills the screen, with an upright composition for phones. However a frame
   * crops it, the dark of its sky stays behind the header's words.
   * @throws {ContentError} as `add` does, and if the upright print is missing.
   */
  addOpening(content: NamedPrint, place: Place): Picture {
    const view = this.add(content, 'hero', place, OPENING_POSITION);
    const upright = uprightOf(content.print);
    if (!this.#prints[upright]) {
      const what = `fills the screen, but "${upright}", its print for phones, is missing`;
      throw mistake(place, content.print, what, 'opening');
    }
    const { src, version, widths, width, height } = this.add({ ...content, print: upright }, 'poster', place);
    return { ...view, tall: { src, version, widths, width, height } };
  }

  /** Adds one of the owner's photographs. */
  addPhoto(name: string, photo: Photo, { alt, caption, position }: PhotoWords): Picture {
    const { key, width, height, widths, color } = photo;
    const printed = this.#photographed[name];
    const version = versionOf(printed?.key === key ? printed.digest : key);
    const files = { src: addressOf(name), version, widths, width, height };
    return this.#want(name, { ...files, alt, caption, position, color }, photo);
  }

  get wanted(): Wanted[] {
    return [...this.#wanted.values()];
  }

  /** Remembers the first view of each picture; its texts are in Spanish, the language that is read first. */
  #want(name: string, view: Picture, photo: Photo | null): Picture {
    if (!this.#wanted.has(name)) this.#wanted.set(name, { name, view, photo });
    return view;
  }

  #print(name: string, shape: Shape, place: Place): Print {
    const print = this.#prints[name];
    if (!print) {
      const guess = didYouMean(name, Object.keys(this.#prints));
      throw mistake(place, name, `is no print of ${PRINTS_FOLDER}/manifest.json${guess}`, shape);
    }
    if (fits(shape, print)) return print;
    const [across, down] = SHAPES[shape].proportions;
    const size = `has ${print.width} × ${print.height} pixels`;
    throw mistake(place, name, `${size}, but the page shows it in proportions of ${across}:${down}`, shape);
  }
}

const addressOf = (name: string) => `/images/${name}`;

/** As much of a digest as tells a picture from its earlier ones; a list repeats it for each card. */
const versionOf = (digest: string) => digest.slice(0, 6);

function filesOfPrint(name: string, { digest, widths, width, height }: Print): PictureFiles {
  return { src: addressOf(name), version: versionOf(digest), widths, width, height };
}

function mistake({ file, field }: Place, name: string, what: string, shape: string): ContentError {
  const remedy = `name another, or give it a recipe of shape "${shape}" in illustrations/recipes and run npm run draw`;
  return new ContentError([`${file}: "${field}" is ${JSON.stringify(name)}, which ${what}; ${remedy}.`]);
}
