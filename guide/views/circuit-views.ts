import type { Picture } from '#common/contracts/picture.ts';

/** A stop on the road, as the page shows it. */
export type CircuitStop = {
  number: number;
  name: string;
  /** "km 14,5", "km 16 aprox.". */
  km: string;
  isApproximate: boolean;
  sentence: string;
  picture: Picture | null;
  /** The distance to the next stop, and whether the road is one-way; null at the end. */
  next: string | null;
  /**
   * Positions on the strip, in percent of its length: `at` is that of the stop, `numberAt` that of its number, which
   * keeps clear of its neighbours.
   */
  at: number;
  numberAt: number;
};

/** A road driven from stop to stop, as the page shows it. */
export type CircuitView = {
  title: string;
  text: string;
  direction: string;
  /** The one-way stretch, in percent of the strip's length. */
  oneWay: { from: number; to: number };
  ticks: { text: string; at: number }[];
  legend: { oneWay: string; twoWay: string; approximate: string };
  stops: CircuitStop[];
  log: string;
  /** The accessible name of the rail that shows how far along the road the reader is. */
  rail: string;
  print: string;
  /** When somebody last asked about the road's state, or that nobody has, and the advice to ask before driving in. */
  roadNote: string;
  askLabel: string;
};
