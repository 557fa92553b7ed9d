/** An address as it is written on paper, for who types it again: "https://www.bodega.com.ar/" is "bodega.com.ar". */
export function printedAddress(href: string): string {
  const { host, pathname } = new URL(href);
  return decodeURI(host.replace(/^www\./, '') + pathname.replace(/\/$/, ''));
}
