type Point = { lat: number; lng: number };

/** A link that opens the place in the visitor's map app or in the browser. */
export function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** The address of an embeddable map, without an account, with its controls in `language`. */
export function mapEmbed(query: string, language: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: '14', hl: language, output: 'embed' })}`;
}

export function pointQuery({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}

/** A link that opens the point in the device's own map app. */
export function geoLink(point: Point, name: string): string {
  const at = pointQuery(point);
  return `geo:${at}?q=${at}(${encodeURIComponent(name).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))})`;
}

/** A link to the point on OpenStreetMap, marked. */
export function openStreetMapLink({ lat, lng }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`;
}
