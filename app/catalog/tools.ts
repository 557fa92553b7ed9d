import type { Photo, PhotoWords } from '#art/photos.ts';
import type { IconName } from './icons.ts';
import type { PictureContent } from './schema.ts';
import type { SiteConfig } from './site-config.ts';
import type { Picture } from './views.ts';
import type { Translate } from './words.ts';

/** What a collection is given to turn a listing into its view, in one language. */
export type Tools = {
  language: string;
  /** The collection's own words, then those all collections share. */
  t: Translate;
  site: SiteConfig;
  /** Pesos as text. */
  price(pesos: number): string;
  /** Words as one text: "Bar y Cervecería". */
  list(words: string[]): string;
  /** A rating as text, with one decimal. */
  rating(value: number): string;
  /** The icon for a service, by its lower-cased Spanish name. */
  serviceIcon(service: string): IconName;
  picture(name: string, content: PictureContent, position: string): Picture;
  /** The photographs in the folder beside a listing's file; they take the place of its drawn pictures. */
  photosOf(id: string): Photo[];
  photo(name: string, photo: Photo, words: PhotoWords): Picture;
};
