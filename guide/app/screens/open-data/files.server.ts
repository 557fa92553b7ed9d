import type { BuildContext } from '#app/page/build-context.ts';
import type { KnownFact } from '#catalog/facts/fact-state.ts';
import type { Whereabouts } from '#catalog/geography/whereabouts.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import { escapeHtml } from '#common/lib/text/escape-html.ts';
import { isFormula } from '#common/lib/text/formula.ts';
import type { Detail } from '#views/views.ts';

/** What the guide knows about a listing, for others to use. */
export type OpenRecord = {
  id: string;
  collection: string;
  name: string;
  location: string;
  district: string | null;
  lat: number | null;
  lng: number | null;
  /** "exact", "approximate", "district", or null if unknown. */
  precision: Whereabouts['precision'] | null;
  phone: string | null;
  website: string | null;
  url: string;
  /** Each confirmed field with its newest check: "phone 2026-11; hours 2025". Null if none is confirmed. */
  checked: string | null;
};

const CREDIT = 'Guía San Rafael, CC BY 4.0';

/** Every real listing, in the language of the context. */
export function recordsOf(context: BuildContext): OpenRecord[] {
  return context.catalogue.collections.flatMap((collection) => {
    const { details, whereabouts } = context.catalogue.views(collection, context.language);
    return details
      .filter(({ card }) => !card.isSample)
      .map((detail) => recordOf(context, collection, detail, whereabouts.get(detail.card.href)));
  });
}

function recordOf(
  { url }: BuildContext,
  { name: collection, listings }: NamedCollection,
  { card, contact }: Detail,
  where: Whereabouts | undefined,
): OpenRecord {
  // The point of a district only marks the listing on our map, and is not a fact about it.
  const point = where && where.precision !== 'district' ? where.point : null;
  return {
    id: `${collection}/${card.id}`,
    collection,
    name: card.title,
    location: card.location,
    district: where?.district ?? null,
    lat: point?.lat ?? null,
    lng: point?.lng ?? null,
    precision: where?.precision ?? null,
    phone: contact.isGuide ? null : (contact.phone?.label ?? null),
    website: contact.isGuide ? null : (contact.website?.href ?? null),
    url: url(card.href),
    checked: checkedFacts(listings.find(({ id }) => id === card.id)?.facts.known ?? []),
  };
}

function checkedFacts(facts: readonly KnownFact[]): string | null {
  return facts.flatMap(({ field, check }) => (check ? [`${field} ${check.on}`] : [])).join('; ') || null;
}

/** GeoJSON; a listing without a point of its own has no geometry. */
export function geoJson(records: OpenRecord[]): string {
  const features = records.map(({ lat, lng, ...properties }) => ({
    type: 'Feature',
    geometry: lat === null || lng === null ? null : { type: 'Point', coordinates: [lng, lat] },
    properties,
  }));
  return `${JSON.stringify({ type: 'FeatureCollection', license: CREDIT, features }, null, 1)}\n`;
}

/** CSV as in RFC 4180, with the column names in the first line. What looks like a formula becomes text, as in a phone. */
export function csv(records: OpenRecord[]): string {
  const [first] = records;
  if (!first) return '';
  const columns = Object.keys(first) as (keyof OpenRecord)[];
  const lines = records.map((record) => columns.map((column) => quoted(record[column])).join(','));
  return `${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}

const quoted = (value: string | number | null) => {
  const text = typeof value === 'string' && isFormula(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The places of the guide as waypoints, for navigation devices. */
export function gpx({ catalogue, language, url }: BuildContext): string {
  const points = catalogue.places.map((place) => {
    const { title, summary, lat, lng, approximate } = place.in(language);
    const type = approximate ? 'approximate' : 'exact';
    return `  <wpt lat="${lat}" lon="${lng}"><name>${escapeHtml(title)}</name><desc>${escapeHtml(summary)}</desc><link href="${url(place.path)}"/><type>${type}</type></wpt>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Guía San Rafael" xmlns="http://www.topografix.com/GPX/1/1">
  <metadata><copyright author="OpenStreetMap contributors"><license>https://opendatacommons.org/licenses/odbl/1-0/</license></copyright></metadata>
${points.join('\n')}
</gpx>
`;
}

/** A card for the phone's address book; null without a phone number. */
export function vcard({ name, location, phone, website, url }: OpenRecord): string | null {
  if (phone === null) return null;
  const text = (value: string) => value.replace(/[\\,;]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n');
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${text(name)}`,
    `N:${text(name)};;;;`,
    `ORG:${text(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    ...(website ? [`URL:${website}`] : []),
    `ADR;TYPE=WORK:;;${text(location)};San Rafael;Mendoza;;Argentina`,
    `NOTE:${text(url)}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

/** The maximum number of octets in a line of a card. */
const MOST_OCTETS = 75;

/** Folds a long line: it continues in the next, after a space. */
function folded(line: string): string {
  const lines = [''];
  for (const sign of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + sign) > MOST_OCTETS) lines.push(` ${sign}`);
    else lines[lines.length - 1] = last + sign;
  }
  return lines.join('\r\n');
}
