import type { CSSProperties } from 'react';

// Inline, because a place's page has no budget left for more styles. The inks are those of the marks.
const ROADS: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const LINE: CSSProperties = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' };
const EDGE: CSSProperties = { ...LINE, stroke: '#fff8e7', strokeWidth: 8 };
const INK: CSSProperties = { ...LINE, stroke: '#7a2140', strokeWidth: 4 };

/**
 * Roads drawn over a map, with a light edge so that they stand out on any ground; the points of each line are in
 * percent of the map.
 */
export function RoadLines({ lines }: { lines: string[] }) {
  return (
    <svg style={ROADS} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      {[EDGE, INK].map((style) => lines.map((points) => <polyline key={points} style={style} points={points} />))}
    </svg>
  );
}
