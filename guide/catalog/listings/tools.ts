import type { PictureContent } from '#catalog/content/schema.ts';
import type { SiteConfig } from '#catalog/content/site-config.ts';
import type { Picture } from '#common/contracts/picture.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import type { Point } from '#map/browser/districts.ts';
import type { Photo, PhotoWords } from '#pictures/photos.ts';
import type { Place } from '#pictures/pictures.ts';
import type { IconName } from '#views/icons.ts';

/** The tools with which a collection turns a listing into its views, in one language. */
export type Tools = {
  language: string;
  /** Looks up the collection's own texts, then those shared by all collections. */
  t: Translate;
  site: SiteConfig;
  /** Formats pesos. */
  price(pesos: number): string;
  /** Joins words into one text: "Bar y Cervecería". */
  list(words: string[]): string;
  /** Formats a rating with one decimal. */
  rating(value: number): string;
  /** The icon for a service, by its lower-cased Spanish name. */
  serviceIcon(service: string): IconName;
  picture(content: PictureContent, place: Place, position: string): Picture;
  /** The picture of its kind, for a listing without its own; of the land around it if `zone` names that. */
  kindPicture(print: string, zone: string | null): Picture;
  /** The point of an address between the measured doors of its street; null if the guide knows none beside it. */
  onStreet(location: string): (Point & { approximate: true }) | null;
  /** The photographs in the folder next to a listing's file, which replace its drawn pictures. */
  photosOf(id: string): Photo[];
  photo(name: string, photo: Photo, words: PhotoWords): Picture;
};
