import { escapeHtml } from '#common/lib/text/escape-html.ts';
import type { DistrictFacts } from '#views/trip-views.ts';
import type { Where } from '../timing/legs.ts';
import type { TimedDay } from '../timing/timing.ts';

type Words = { name: string; approximate: string; districts: Record<string, DistrictFacts> };

/** The stops and the bases as waypoints of a GPX 1.1 file. One without a measured point is at its district's, with a note. */
export function tripGpx(days: TimedDay[], { name, approximate, districts }: Words): string {
  const waypoint = (title: string, { point, district }: Pick<Where, 'point' | 'district'>): string[] => {
    if (!district) return [];
    const centre = districts[district];
    const [lat, lng] = point ?? [centre?.lat, centre?.lng];
    const note = point ? '' : `<desc>${escapeHtml(approximate)}</desc>`;
    return [`  <wpt lat="${lat}" lon="${lng}"><name>${escapeHtml(title)}</name>${note}</wpt>`];
  };
  const points = days.flatMap(({ number, parts }) =>
    parts.flatMap((part) =>
      part.kind === 'stop' && part.thing
        ? waypoint(`${number + 1}.${part.place + 1} ${part.thing.name}`, part.thing)
        : [],
    ),
  );
  const bases = new Map(days.flatMap(({ returns }) => (returns.base ? [[returns.name, returns] as const] : [])));
  points.push(...[...bases].flatMap(([title, night]) => waypoint(title, night)));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Guia San Rafael" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeHtml(name)}</name></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n');
}
