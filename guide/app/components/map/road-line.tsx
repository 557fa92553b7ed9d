import type { CSSProperties } from 'react';

// Inline, because a place's page has no budget left for more styles. The inks are those of the marks.
const ROAD: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const LINE: CSSProperties = { fill: 'none', strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' };
const EDGE: CSSProperties = { ...LINE, stroke: '#fff8e7', strokeWidth: 8 };
const INK: CSSProperties = { ...LINE, stroke: '#7a2140', strokeWidth: 4 };

/** A road drawn over a map, with a light edge so that it stands out on any ground; `points` are in percent of the map. */
export function RoadLine({ points }: { points: string }) {
  return (
    <svg style={ROAD} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
      <polyline style={EDGE} points={points} />
      <polyline style={INK} points={points} />
    </svg>
  );
}
