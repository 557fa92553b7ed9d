/** The address from Google Maps' "Compartir → Insertar un mapa"; its other links do not open in a frame. */
export const MAP_FRAME = /^https:\/\/www\.google\.com\/maps(\/embed\?|\?.*\boutput=embed)/;

/** The address in what that copies, which is HTML: `<iframe src="…">`. Null if there is none. */
export function readMapFrame(text: string): string | null {
  const [, address = text.trim()] = /<iframe[^>]*\ssrc="([^"]+)"/i.exec(text) ?? [];
  return MAP_FRAME.test(address) ? address.replaceAll('&amp;', '&') : null;
}
