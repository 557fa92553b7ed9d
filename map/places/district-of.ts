import { polygonContains } from 'd3-polygon';
import { DISTRICT_IDS, type DistrictId, districts, type Point } from '#map/browser/districts.ts';
import { areasOf, readLayer } from '#map/geography/read-layer.ts';
import { flatten } from '#map/roads/plane.ts';

/** No layer has the borders of the districts: each extends about this far, in km, from its points. */
const reach: Record<DistrictId, number> = {
  ciudad: 4.5,
  'las-paredes': 5,
  'cuadro-benegas': 7,
  'cuadro-nacional': 6,
  'rama-caida': 8,
  'canada-seca': 9,
  'villa-25-de-mayo': 9,
  'los-reyunos': 8,
  'agua-del-toro': 20,
  'valle-grande': 8,
  'canon-del-atuel': 6,
  'el-nihuil': 14,
  'villa-atuel': 14,
  'real-del-padre': 14,
  goudge: 12,
  'monte-coman': 24,
  'punta-del-agua': 50,
  'el-sosneado': 65,
  malargue: 90,
};

/** Long districts have more than one representative point. */
const morePoints: Partial<Record<DistrictId, Point[]>> = {
  'las-paredes': [{ lat: -34.592, lng: -68.4 }],
  'los-reyunos': [{ lat: -34.59, lng: -68.7 }],
  // The reservoir, and the river below the dam down to Rincón del Atuel.
  'valle-grande': [
    { lat: -34.845, lng: -68.53 },
    { lat: -34.8, lng: -68.43 },
  ],
  'canon-del-atuel': [
    { lat: -34.95, lng: -68.61 },
    { lat: -34.985, lng: -68.63 },
    { lat: -34.885, lng: -68.585 },
  ],
  // The west end of the reservoir, and the dunes.
  'el-nihuil': [
    { lat: -35.06, lng: -68.76 },
    { lat: -35.1, lng: -68.58 },
  ],
};

/** The district of a point, judging by the representative points; null if none is near enough. */
export function districtOf(lat: number, lng: number): DistrictId | null {
  const at = flatten([lng, lat]);
  const [department] = readLayer('departments').filter(({ properties }) => properties.main);
  const shores = department ? areasOf(department.geometry).map(([shore = []]) => shore as [number, number][]) : [];
  const home = shores.some((shore) => polygonContains(shore, [lng, lat]));
  let best: { id: DistrictId | null; share: number } = { id: null, share: 1 };
  for (const id of DISTRICT_IDS) {
    if (home === (id === 'malargue')) continue; // Malargüe is a separate department
    for (const point of [districts[id], ...(morePoints[id] ?? [])]) {
      const [x, y] = flatten([point.lng, point.lat]);
      const share = Math.hypot(x - at[0], y - at[1]) / reach[id];
      if (share < best.share) best = { id, share };
    }
  }
  return best.id;
}
