import { createHash } from 'node:crypto';
import type { Site } from '#builder/site/site.server.ts';
import type { LocalPage } from '#engine/built-page.ts';

/** The header fetches the weather while a page is open. */
const WEATHER = 'https://api.open-meteo.com';
/** The host of the film, which plays after a tap. */
const YOUTUBE = 'https://www.youtube-nocookie.com';

/** Returns a function that hashes the inline scripts of a document. Nearly all pages have the same ones. */
export function scriptHasher(): (document: string) => string[] {
  const known = new Map<string, string>();
  return (document) =>
    [...scriptsIn(document)].map((text) => {
      const hash = known.get(text) ?? policyHash(text);
      known.set(text, hash);
      return hash;
    });
}

/** The texts of script elements. Those with a type are data, which browsers do not run. */
function* scriptsIn(document: string) {
  const [open, close] = ['<script>', '</script>'];
  // A pattern would take a millisecond for each page.
  for (let at = document.indexOf(open); at >= 0; at = document.indexOf(open, at)) {
    const end = document.indexOf(close, at);
    if (end < 0) return;
    yield document.slice(at + open.length, end);
    at = end;
  }
}

/** The source expression of an inline script in a content security policy. */
const policyHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The content security policy of all pages: own files, their inline scripts, by their hashes, and the hosts of the frames
 * that they declare. It allows inline styles, because the colour of a picture's box is an attribute. Once
 * the first screen is painted, a page forbids further inline style sheets (`guide/engine/inline/start.js`).
 */
export function policyFor({ pages, config }: PolicySource, inline: Iterable<string>): string {
  const forms = Object.values(config.forms).flatMap((action) => hostsIn([action]));
  const embedded = pages.flatMap(({ frames = [] }) => frames);
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...new Set(inline)],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['media-src', "'self'"],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['connect-src', "'self'", ...new Set([WEATHER, ...forms])],
    ['frame-src', ...new Set([YOUTUBE, ...hostsIn(embedded)])],
    ['form-action', "'self'", ...new Set(forms)],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
  ];
  return directives.map((parts) => parts.join(' ')).join('; ');
}

type PolicySource = { pages: Pick<LocalPage, 'frames'>[] } & Pick<Site, 'config'>;

const hostsIn = (addresses: (string | null)[]) =>
  addresses.flatMap((address) => (address?.startsWith('https://') ? [new URL(address).origin] : []));
