import type { Located, MapKind } from '#app/page/located-items.server.ts';
import type { SheetName, Spot } from '#map/browser/sheets.ts';
import type { Link, Precision } from '#views/views.ts';

/** The pixels from a point to the middle of its mark. */
export type Offset = readonly [right: number, down: number];

/** A thing of the guide on a sheet; `x` and `y` are in the sheet's units. */
export type MapItem = Omit<Located, 'where'> &
  Spot & {
    precision: Precision;
    /** The id of its area. */
    area: string;
    /** Where the head of its mark is, if the mark leans so as not to cover a name. */
    aside?: Offset | undefined;
  };

/** A part of the list: a district, or the things whose district is unknown. */
export type MapArea = Spot & {
  id: string;
  name: string;
  /** "36 km, de 35 a 50 min desde la plaza". */
  distance: string | null;
  /** False if it is unknown where in the department the things are: they have no mark. */
  isOnSheet: boolean;
  /** How far its disc is shifted from its dot, if it is, so as not to cover a name. */
  aside?: Offset | undefined;
};

/** The sheet, the address of its drawing, and the centre of the first view. */
export type SheetView = {
  name: SheetName;
  file: string;
  label: string;
  /** In shares of the width and the height. */
  middle: Spot;
};

/** Translated texts; the browser fills in their `{{…}}` placeholders. */
export type MapWords = Record<
  | 'all'
  | 'approximate'
  | 'areas'
  | 'back'
  | 'clear'
  | 'count'
  | 'district'
  | 'exact'
  | 'filter'
  | 'hint'
  | 'hoursUnknown'
  | 'legend'
  | 'list'
  | 'listOnly'
  | 'none'
  | 'noneOpen'
  | 'open'
  | 'openNow'
  | 'openUntil'
  | 'otherwise'
  | 'reset'
  | 'saved'
  | 'search'
  | 'searchHint'
  | 'several'
  | 'sheets'
  | 'stage'
  | 'wheel'
  | 'zoomIn'
  | 'zoomOut',
  string
>;

export type PositionWords = Record<
  | 'ask'
  | 'asking'
  | 'refused'
  | 'unavailable'
  | 'insecure'
  | 'here'
  | 'near'
  | 'outside'
  | 'otherSheet'
  | 'away'
  | 'same'
  | 'private'
  | 'dot',
  string
> & { winds: Record<string, string> };

/** A sign of a sheet and its meaning; the id is that of its sample in the drawing. */
export type MapSign = { id: string; label: string };

export type MapData = {
  title: string;
  intro: string;
  sheet: SheetView;
  signs: MapSign[];
  sheets: (Link & { name: SheetName; isCurrent: boolean })[];
  kinds: MapKind[];
  areas: MapArea[];
  items: MapItem[];
  words: MapWords;
  position: PositionWords;
  locale: string;
};

export type { MapKind };
