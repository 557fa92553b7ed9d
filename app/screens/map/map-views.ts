import type { Precision } from '#app/catalog/geography/whereabouts.ts';
import type { Link } from '#app/catalog/views.ts';
import type { Located, MapKind } from '#app/page/located-items.server.ts';
import type { SheetName, Spot } from '#map/sheets.ts';

/** Pixels by which the middle of a mark stands off its point. */
export type Offset = readonly [right: number, down: number];

/** Something of the guide on a sheet; `x` and `y` are in the sheet's units. */
export type MapItem = Omit<Located, 'where'> &
  Spot & {
    precision: Precision;
    /** Id of its area. */
    area: string;
    /** Where the head of its mark is, if not upright: it leans so that it covers no name. */
    aside?: Offset | undefined;
  };

/** A district, or what lies in none: what one part of the list says. */
export type MapArea = Spot & {
  id: string;
  name: string;
  /** "36 km, de 35 a 50 min desde la plaza". */
  distance: string | null;
  /** False: nobody knows where in the department these are, and no pin stands for them. */
  isOnSheet: boolean;
  /** How its disc stands off its dot, if it does, so that it covers no name. */
  aside?: Offset | undefined;
};

/** The sheet, where its drawing lies, and what the middle of the first view is. */
export type SheetView = {
  name: SheetName;
  file: string;
  label: string;
  /** Share of the width and of the height. */
  middle: Spot;
};

/** Finished words; `{{…}}` in them is filled in when a visitor has chosen. */
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
  | 'reset'
  | 'saved'
  | 'search'
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

export type MapData = {
  title: string;
  intro: string;
  sheet: SheetView;
  sheets: (Link & { name: SheetName; isCurrent: boolean })[];
  kinds: MapKind[];
  areas: MapArea[];
  items: MapItem[];
  words: MapWords;
  position: PositionWords;
  locale: string;
};

export type { MapKind };
