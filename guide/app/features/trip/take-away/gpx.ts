import { escapeHtml } from '#common/lib/text/escape-html.ts';
import type { DistrictFacts } from '#views/trip-views.ts';
import type { TimedDay } from '../timing/timing.ts';

type Words = { name: string; approximate: string; districts: Record<string, DistrictFacts> };

/** The stops as waypoints of a GPX 1.1 file. A stop without a measured point is at its district's, with a note. */
export function tripGpx(days: TimedDay[], { name, approximate, districts }: Words): string {
  const points = days.flatMap(({ number, parts }) =>
    parts.flatMap((part) => {
      if (part.kind !== 'stop' || !part.thing?.district) return [];
      const { point, district } = part.thing;
      const centre = districts[district];
      const [lat, lng] = point ?? [centre?.lat, centre?.lng];
      const note = point ? '' : `<desc>${escapeHtml(approximate)}</desc>`;
      const title = `${number + 1}.${part.place + 1} ${part.thing.name}`;
      return [`  <wpt lat="${lat}" lon="${lng}"><name>${escapeHtml(title)}</name>${note}</wpt>`];
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<gpx version="1.1" creator="Guia San Rafael" xmlns="http://www.topografix.com/GPX/1/1">',
    `  <metadata><name>${escapeHtml(name)}</name></metadata>`,
    ...points,
    '</gpx>',
    '',
  ].join('\n');
}
