/** The guide's data for the trip pages: one file for each language, which only they load. */

import type { MovedRefs } from '#common/lib/followed.ts';
import type { HoursRule } from '#common/lib/opening/hours.ts';
import type { DistrictId } from '#map/browser/districts.ts';
import type { SheetName } from '#map/browser/sheets.ts';
import type { Way } from '#map/browser/ways.ts';
import type { CanyonState } from '#map/roads/conditions.ts';
import type { LegTable } from '#map/roads/leg-table.ts';
import type { WayTable } from '#map/roads/way-table.ts';

/**
 * What a stop is for: a place to see, an activity, a tasting, a meal, a bed, an evening, a shop, a tour, an event, an
 * article to read on the way.
 */
export type Role = 'see' | 'do' | 'taste' | 'eat' | 'sleep' | 'night' | 'shop' | 'tour' | 'event' | 'read';

/** A span of a day in minutes after midnight; a `to` beyond 24 hours is the next morning. */
export type Span = readonly [from: number, to: number];

export type WeeklyHours = {
  /**
   * When it is open on each day of the week, Monday first; an empty list is a day on which it is known to be closed.
   */
  week: (readonly Span[])[];
  /** Only the days are known, not the times. */
  isDaysOnly?: true;
  /** The words only name meals: the times are those at which kitchens serve them. */
  isByMeal?: true;
  /** The hours on holidays, if they say so; unknown otherwise. */
  holidays?: readonly Span[];
  /** Months and days in which the hours are valid; unknown outside them. */
  season?: { from: string; to: string };
};

export type Meal = 'lunch' | 'dinner';

/** When a tour leaves: on some days of the week, Monday 0, in minutes after midnight; in summer at other times. */
export type Departure = { days: number[]; at: number[]; summer?: number[] };

/** Something that can be a stop. Unknown fields are left out. */
export type Thing = {
  /** Identifies a favourite, together with the id. */
  type: string;
  id: string;
  name: string;
  href: string;
  image?: string;
  role: Role;
  district: DistrictId | null;
  /** Latitude and longitude, if somebody measured them. */
  point?: readonly [lat: number, lng: number];
  /** The road to it from its district's centre, if it has a point. */
  lane?: Way;
  /** The length of the visit. */
  minutes: number;
  /** The minutes are the guide's guess for its kind, not given by the thing itself. */
  isGuess?: true;
  phone?: string;
  /** Who runs it or sells tours like it, for an activity that has no phone of its own. */
  askAt?: { name: string; phone: string }[];
  /** Made up to show how the guide looks. */
  isSample?: true;
  /** Parsed from text; `rules` take precedence. */
  opening?: WeeklyHours;
  /** Hours by day and season, if the listing has them in that form. */
  rules?: HoursRule[];
  /** The hours as written on its page. */
  hours?: string;
  /** The day from which its hours are too old to count. */
  hoursUntil?: string;
  /** The only meals that a kitchen serves, if it says so in words. */
  meals?: Meal[];
  /** It serves no meals: an ice-cream parlour, a bakery. */
  isSnack?: true;
  departures?: Departure;
  /** From when a room is ready, and until when it must be left, in minutes after midnight. */
  checkIn?: number;
  checkOut?: number;
  needsBooking?: true;
  isClosedToPublic?: true;
  /** It needs water in the river. */
  needsRiver?: true;
  /** It happens in the water, for which there is a season. */
  isInWater?: true;
  /** It opens for a season of which nothing is known. */
  isSeasonal?: true;
  /** It is in the open, without known trees or water: hard at noon in summer. */
  isInTheSun?: true;
  /** Its people rest after lunch, and most doors are closed. */
  keepsSiesta?: true;
  /** It goes through the canyon, whose road may be closed. */
  usesCanyon?: true;
  /** How demanding an activity or a tour is, if it says so. */
  effort?: Effort;
  /** Months in which it can be reached, 1 to 12. */
  months?: number[];
  /** A gravel road that continues from there: km and minutes one way. */
  beyond?: { road: string; gravelKm: number; minutes: number };
  /** The dates of an event, both inclusive; those still to be announced are left out. */
  dates?: (readonly [start: string, end: string])[];
  /** The districts that an article is about. */
  about?: DistrictId[];
  /** Who can come along, as far as it is known. */
  suits?: { children?: boolean; reduced?: boolean; dog?: boolean };
};

export type Effort = 'low' | 'medium' | 'high';

export type DistrictFacts = {
  name: string;
  lat: number;
  lng: number;
  fuel?: boolean;
  food?: boolean;
  signal?: boolean;
  bathing?: 'buoyed' | 'forbidden';
};

/** A ready-made route: its picture, and the title and the stops of each day. */
export type RouteIdea = {
  id: string;
  title: string;
  image?: string | undefined;
  days: { title: string; stops: { type: string; id: string }[] }[];
};

/** A day that the first plan may propose: a place, others that go with it, and the ways of travelling it suits. */
export type DayIdea = {
  place: string;
  with: { type: string; id: string }[];
  /** The types of the listings in the place's district that the day is for, one entry for each visit. */
  visits: string[];
  travel: string[];
  /** The company for which it comes before others, and for which it is left out. */
  first?: string[];
  never?: string[];
};

export type TripData = {
  /** Whether samples may be proposed: only while the guide itself is a demo. */
  isDemo: boolean;
  things: Thing[];
  routes: RouteIdea[];
  /** Things that have been renamed or removed from the guide. */
  moved: MovedRefs;
  legs: LegTable;
  /** The roads of those legs, by the same ids. */
  ways: WayTable;
  districts: Record<DistrictId, DistrictFacts>;
  /** Months and days: "05-01". */
  river: { dryFrom: string; dryTo: string };
  /** When people go into the water: months and days. */
  bathing: { from: string; to: string };
  canyon: {
    district: DistrictId;
    top: DistrictId;
    bottom: DistrictId;
    /** Minutes after midnight. */
    latestEntry: { winter: number; summer: number };
    /** The latest news about it. */
    last: { since: string; state: CanyonState };
  };
  dayIdeas: DayIdea[];
  emergency: { number: string; name: string }[];
  /** The drawings of the map's sheets, from which a day's printed map is cut. */
  sheets: Record<SheetName, string>;
  /** Their style sheet. */
  inks: string;
};
