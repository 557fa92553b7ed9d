/** An address as it is printed, short enough to type: "https://www.bodega.com.ar/" becomes "bodega.com.ar". */
export function printedAddress(href: string): string {
  const { host, pathname } = new URL(href);
  return decodeURI(host.replace(/^www\./, '') + pathname.replace(/\/$/, ''));
}
