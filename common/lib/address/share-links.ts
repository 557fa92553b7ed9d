export type Network = 'Facebook' | 'X' | 'WhatsApp';
export type ShareLink = { network: Network; href: string };

/** Plain links that share a page on three networks, without loading anything from them. `url` is absolute. */
export function shareLinks(url: string, title: string): ShareLink[] {
  const address = encodeURIComponent(url);
  return [
    { network: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { network: 'X', href: `https://twitter.com/intent/tweet?url=${address}&text=${encodeURIComponent(title)}` },
    { network: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}` },
  ];
}
