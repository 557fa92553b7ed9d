import { localPath } from '#common/lib/address/local-path.ts';
import { BUILD_HEADER } from '#engine/offline/build-header.ts';
import { hasRightSum, isProven } from '#engine/offline/proof.ts';
import { dataAddress, languageOf, type Release, STAND_IN } from '#engine/offline/release.ts';
import {
  type Copy,
  FILES,
  type Kept,
  keptLanguages,
  readCopy,
  screenFiles,
  seenIn,
  textIn,
} from '#engine/offline/store.ts';

/** The build of each open page, by its client id; lost when the browser stops the worker. */
export const buildOf = new Map<string, string>();

/** A text and the release that it belongs to. */
export type Found = { text: string; release: Release };

/** The copies that may answer an address, that of its language first. */
export async function copiesFor(path: string): Promise<Copy[]> {
  try {
    const languages = await keptLanguages();
    const own = languageOf(path, languages);
    return await Promise.all([...languages].sort((a, b) => Number(b === own) - Number(a === own)).map(readCopy));
  } catch (error) {
    console.warn('What is kept on this device could not be read.', error);
    return [];
  }
}

/** The releases of a copy, those of `build` first. */
export function releasesIn({ used, coming, old }: Copy, build?: string | null): Kept[] {
  const all = [used, old, coming].filter((kept) => kept !== null);
  return all.sort((a, b) => Number(b.release.build === build) - Number(a.release.build === build));
}

/** Finds a text as the build wrote it, in the stored release or among the pages that the visitor has seen. */
export async function findText(kept: Kept, address: string): Promise<Found | null> {
  const { release } = kept;
  const text = (await textIn(release, address)) ?? (await seenIn(release.build, address));
  return text === null ? null : { text, release };
}

/** Finds the first text that any of the copies has at the address that `addressIn` gives; the releases of `build` first. */
export async function findFirst(
  copies: Copy[],
  addressIn: (release: Release) => string,
  build?: string | null,
): Promise<Found | null> {
  for (const copy of copies) {
    for (const kept of releasesIn(copy, build)) {
      const found = await findText(kept, addressIn(kept.release));
      if (found) return found;
    }
  }
  return null;
}

/** Finds the page that lists what is stored. */
export const findStandIn = (copies: Copy[]): Promise<Found | null> =>
  findFirst(copies, ({ language }) => dataAddress(localPath(language, STAND_IN)));

/** Returns page data with the name of their build, which packs leave out. */
export function named({ text, release }: Found): string {
  return text.startsWith('{"path":') ? `{"build":"${release.build}",${text.slice(1)}` : text;
}

const TYPES: Record<string, string> = {
  json: 'application/json',
  svg: 'image/svg+xml',
  ics: 'text/calendar',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
};

/** The response that the server would have sent. */
export function textResponse(address: string, found: Found): Response {
  const type = TYPES[address.split('.').at(-1) ?? ''] ?? 'text/plain';
  return new Response(named(found), {
    headers: { 'Content-Type': `${type}; charset=utf-8`, [BUILD_HEADER]: found.release.build },
  });
}

/** Stores the files that show the screen of a seen page, beside its data; nothing for visitors who save data. */
export async function keepScreen(path: string, build: string, text: string): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }; // not in every browser
  const screen = /"screen":"([\w-]+)"/.exec(text)?.[1];
  const [copy] = await copiesFor(path);
  const release = copy && releasesIn(copy, build)[0]?.release;
  if (!screen || release?.build !== build || connection?.saveData) return;
  const files = await caches.open(FILES);
  for (const url of screenFiles(release, screen)) {
    if (await files.match(url)) continue;
    const response = await fetch(url);
    if (!isProven(url, response)) continue;
    const { status, headers } = response;
    const body = await response.blob();
    const file = release.files.find((one) => one.url === url) ?? {};
    if (await hasRightSum(file, body)) await files.put(url, new Response(body, { status, headers }));
  }
}
