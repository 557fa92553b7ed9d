import path from 'node:path';
import { doubtfulPoints } from './places/doubtful-points.ts';
import { readListings } from './places/read-listings.ts';

/** `npm run map:points` lists the listings that should have a district or a better point. */
const found = doubtfulPoints(readListings(path.join(import.meta.dirname, '..')));
for (const { file, point, doubts, sharedBy, water, district } of found) {
  const why = doubts.map((doubt) => {
    if (doubt === 'in-water') return `in the water${water ? ` of ${water}` : ''}`;
    return doubt === 'shared' ? `${sharedBy} listings on this spot` : doubt;
  });
  console.log(`${file}\t${point.lat}, ${point.lng}\t${why.join('; ')}\tdistrict: ${district ?? 'none'}`);
}
console.log(`\n${found.length} of the points say more than is known, or something wrong.`);
