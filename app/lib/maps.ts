type Point = { lat: number; lng: number };

/** Opens the place in the visitor's map program or in the browser. */
export function mapLink(query: string): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}

/** A map that may stand in a frame, without an account, with its buttons in `language`. */
export function mapEmbed(query: string, language: string): string {
  return `https://www.google.com/maps?${new URLSearchParams({ q: query, z: '14', hl: language, output: 'embed' })}`;
}

export function pointQuery({ lat, lng }: Point): string {
  return `${lat},${lng}`;
}

/** Opens the point in whatever map program the visitor's device has. */
export function geoLink(point: Point, name: string): string {
  const at = pointQuery(point);
  return `geo:${at}?q=${at}(${encodeURIComponent(name)})`;
}

/** The point on OpenStreetMap, marked. */
export function openStreetMapLink({ lat, lng }: Point): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=12/${lat}/${lng}`;
}
