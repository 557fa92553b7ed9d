import { createHash } from 'node:crypto';
import type { Site } from '#builder/site/site.server.ts';
import { localPath } from '#common/lib/address/local-path.ts';
import {
  dataAddress,
  type Level,
  type Pack,
  type ReleaseFile,
  STAND_IN,
  shellAddress,
} from '#engine/offline/release.ts';

/** About as much text as a poor connection transfers in two seconds, compressed: an interrupted pack starts over. */
const LARGEST_CHARACTERS = 160_000;

export type WrittenPack = Pick<ReleaseFile, 'url' | 'level' | 'isText'> & { addresses: string[] };

/** The data for packs. `shell` is the document into which every page of the language is inserted. */
type Source = {
  site: Pick<Site, 'pages' | 'files'>;
  language: string;
  shell: string;
  marks: [string, string][];
  write: (address: string, text: string) => Promise<void>;
};

/**
 * Writes the texts of one language in packs: one request for dozens of pages, which resemble each other and compress
 * well together. A pack contains pages of one folder, so that a change in one list changes no other list's pack.
 */
export async function writePacks(source: Source): Promise<WrittenPack[]> {
  const groups = Map.groupBy(await textsOf(source), ({ level, folder }) => `${level} ${folder}`);
  const packs: WrittenPack[] = [];
  for (const texts of groups.values()) {
    for (const part of inParts(texts)) {
      const pack: Pack = Object.fromEntries(part.map(({ address, text }) => [address, text]));
      const json = JSON.stringify(pack);
      const version = createHash('sha256').update(json).digest('base64url').slice(0, 10);
      const url = `/assets/offline/${source.language}-${version}.json`;
      // A single text needs no pack. The search index, the longest, is the same bytes as at its own address, which are
      // compressed once for both.
      const single = part.length === 1 ? part[0]?.text : undefined;
      await source.write(url, single ?? json);
      const isText = single === undefined ? undefined : true;
      packs.push({ url, level: part[0]?.level ?? 'text', isText, addresses: Object.keys(pack) });
    }
  }
  return packs;
}

type Text = { address: string; text: string; level: Level; folder: string };

/** Every text of a language, the essential ones first. */
async function textsOf({ site, language, shell, marks }: Source): Promise<Text[]> {
  const frame = (address: string, text: string): Text => ({ address, text, level: 'essential', folder: 'frame' });
  const take = (address: string, level: Level, folder: string): Text[] => {
    const text = site.files.get(address);
    return text === undefined ? [] : [{ address, text: unnamed(text), level, folder }];
  };
  const pages = site.pages.filter((page) => page.language === language);
  const ofPages = pages.flatMap(({ path: own, address, status, offline, files = {} }) => {
    const isEssential = offline === 'always' || own === STAND_IN || own === '/404';
    const level: Level = isEssential ? 'essential' : 'text';
    const folder = isEssential ? 'frame' : own.slice(0, own.lastIndexOf('/'));
    const data = status === 404 ? `${address}.json` : dataAddress(address);
    return [...take(data, level, folder), ...Object.keys(files).flatMap((file) => take(file, level, folder))];
  });
  const fragments = new Map(
    pages.flatMap(({ fragments = {} }) => Object.values(fragments)).map((fragment) => [fragment.address, fragment]),
  );
  const ofFragments = await Promise.all(
    [...fragments.values()].map(
      async ({ address, text }): Promise<Text> => ({ address, text: await text(), level: 'text', folder: address }),
    ),
  );
  const words = [...site.files.keys()].filter((address) => address.startsWith(`/locales/${language}/`));
  const all = [
    ...marks.map(([address, text]) => frame(address, text)),
    ...words.flatMap((address) => take(address, 'essential', 'frame')),
    ...take(localPath(language, '/manifest.webmanifest'), 'essential', 'frame'),
    ...ofPages,
    ...ofFragments,
    ...take(`/search/${language}.json`, 'text', 'search'),
    { address: shellAddress(language), text: shell, level: 'essential' as const, folder: 'shell' },
  ];
  return all.sort((a, b) => Number(a.level !== 'essential') - Number(b.level !== 'essential'));
}

/** Removes the build's name, or every pack would change with every build; the worker adds it again when it answers. */
const unnamed = (text: string) => text.replace(/^\{"build":"[\w-]+",/, '{');

function inParts(texts: Text[]): Text[][] {
  const parts: Text[][] = [];
  let room = 0;
  for (const text of texts) {
    if (parts.length === 0 || room < text.text.length) {
      parts.push([]);
      room = LARGEST_CHARACTERS;
    }
    parts.at(-1)?.push(text);
    room -= text.text.length;
  }
  return parts;
}
