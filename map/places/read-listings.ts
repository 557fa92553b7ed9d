import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Point } from '#map/browser/districts.ts';

/** The parts of a listing needed to check its point. */
export interface PlacedListing {
  /** The path from the root of the project. */
  file: string;
  point: Point & { approximate?: boolean };
  /** The address and the description of the location, whichever exist. */
  address: string;
}

/** Reads the listings that have coordinates, in the order of their files. */
export function readListings(root: string): PlacedListing[] {
  return globSync('content/collections/*/listings/*.json', { cwd: root })
    .sort()
    .flatMap((file) => {
      // Checked by the schemas of the collections when the guide is built.
      const listing = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as {
        coordinates?: PlacedListing['point'] | null;
        address?: string | null;
        location?: string | null;
      };
      const address = [listing.address, listing.location].filter(Boolean).join(', ');
      return listing.coordinates ? [{ file, point: listing.coordinates, address }] : [];
    });
}
