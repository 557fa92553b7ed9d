import { readLayer } from '#map/geography/read-layer.ts';
import { noise, ridges } from './chance.ts';

/** Metres above the sea by longitude, from the crest of the Andes down to the plain. */
const fall: [lng: number, metres: number][] = [
  [-71, 3500],
  [-70.2, 3500],
  [-69.85, 3000],
  [-69.55, 2250],
  [-69.3, 1650],
  [-69, 1420],
  [-68.7, 1330],
  [-68.5, 1080],
  [-68.3, 760],
  [-67.5, 520],
  [-66, 430],
];

export interface Peak {
  name: string;
  metres: number;
  lng: number;
  lat: number;
}

let named: Peak[] | undefined;

/** The peaks with a known height. */
export function peaks(): Peak[] {
  named ??= readLayer('peaks').flatMap(({ geometry, properties: { name = '', ele = 0 } }) => {
    if (geometry.type !== 'Point' || ele <= 900) return [];
    const [lng = 0, lat = 0] = geometry.coordinates;
    return [{ name, metres: ele, lng, lat }];
  });
  return named;
}

/**
 * Estimates the height of any point, in metres, from the named peaks and the land's fall to the east. It shapes the
 * drawn relief and nothing else: the sheets say "illustrated".
 */
export function heightAt(lng: number, lat: number): number {
  const base = fallAt(lng, lat);
  let height = base;
  for (const peak of peaks()) {
    const [east, north] = [(peak.lng - lng) * 0.82, peak.lat - lat];
    const away = east * east + north * north * 0.7; // mountains here run north to south
    if (away > 0.06) continue;
    const breadth = peak.metres > 3500 ? 0.012 : peak.metres > 1700 ? 0.006 : 0.003;
    height = Math.max(height, base + (peak.metres - base) * Math.exp(-away / breadth));
  }
  // Chains of hills, which die out in the plain.
  const relief = Math.min(1, Math.max(0.25, (base - 500) / 900));
  const chains = (ridges(lng * 7, lat * 4.5, 3) - 0.5) * 330 + (ridges(lng * 19, lat * 13, 5) - 0.5) * 170;
  return height + relief * chains + (noise(lng * 26, lat * 30, 5) - 0.5) * 90;
}

function fallAt(lng: number, lat: number): number {
  // In the south, the Sierra Pintada pushes the mountains' foot east; in the north, the Diamante valley pushes it west.
  const clamped = (value: number) => Math.max(0, Math.min(1, value));
  const shift = clamped((-34.95 - lat) / 0.5) * 0.34 - clamped((lat + 34.35) / 0.3) * 0.12;
  const x = lng + shift * (lng < -69 ? 1 : Math.max(0, (-68.4 - lng) / 0.6));
  const next = fall.findIndex(([edge]) => x <= edge);
  const [a, b] = [fall[next - 1], fall[next]];
  if (!a || !b) return next === 0 ? 3500 : 430;
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0]);
}
