import type { Encoding, SiteFile, Variant } from './files.ts';

const preferred: Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest form of a file that the browser says it reads. */
export function chooseVariant({ variants }: SiteFile, acceptEncoding = ''): Variant {
  const accepted = acceptedEncodings(acceptEncoding);
  const found = preferred.map((encoding) => accepted.has(encoding) && variants.get(encoding)).find(Boolean);
  return (found || variants.get('identity')) as Variant; // every file exists uncompressed
}

/** "gzip, br;q=0" → gzip and identity. */
function acceptedEncodings(header: string): Set<string> {
  const wanted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name = '']) => name);
  return new Set([...wanted, 'identity']);
}

/** Whether the browser already holds the answer with this tag. */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}
