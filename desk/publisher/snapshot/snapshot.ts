import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { launchMatters } from '#catalog/facts/launch.ts';
import { type Catalogue, readCatalogue } from '#catalog/listings/catalogue.ts';
import type { ContentFile, Json, Kind } from '#common/contracts/desk/content.ts';
import { isGroup } from '#common/contracts/desk/group.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { districts } from '#map/browser/districts.ts';
import type { Photo } from '#pictures/photos.ts';
import { filesIn } from '#reading/read-file.ts';
import { contentFiles, digestOf, idOf, kindOf, photosFolder, readTexts, valueIn } from '../../editing/content-files.ts';
import { type AddressOf, readAddresses, titleOf } from './addresses.ts';
import { readCalls } from './calls.ts';
import { readKinds } from './kinds.ts';
import { inDeskWords } from './launch.ts';
import { linksBetween } from './links.ts';
import { readDrawings, readPrintWidths } from './prints.ts';
import { undatedEvents } from './undated.ts';

/** The content as the desk sees it, without the parts that come from the history. */
export type ContentSnapshot = Omit<Snapshot, 'version' | 'versions'>;

/**
 * Reads the whole content below `root`.
 * @throws {ContentError} with one sentence for each mistake in it
 */
export async function readSnapshot(root: string, today = todayInSanRafael()): Promise<ContentSnapshot> {
  return snapshotOf(root, await readCatalogue(root), today);
}

/** The same of content that has been read already. */
export async function snapshotOf(
  root: string,
  catalogue: Catalogue,
  today = todayInSanRafael(),
): Promise<ContentSnapshot> {
  const { languages } = catalogue.locales;
  const texts = new Map(contentFiles(root).map((file) => [file, readTexts(root, file, languages)]));
  const values = new Map([...texts].map(([file, own]) => [file, valueIn(file, own)]));
  const kinds = await readKinds(root, (kind) =>
    [...values].flatMap(([file, value]) => (kindOf(file) === kind ? [value] : [])),
  );
  const addressOf = await readAddresses(root, catalogue);
  const known = knownFiles(values, kinds, addressOf);
  const files = await Promise.all(
    known.map(
      async (file): Promise<ContentFile> => ({
        ...file,
        digest: digestOf(texts.get(file.file) ?? new Map()),
        photos: await photosOf(root, catalogue, file.file),
      }),
    ),
  );
  const { facts, due, roads } = readCalls(
    catalogue,
    {
      valueIn: (file) => values.get(file) ?? null,
      nameOf: (file) => known.find((one) => one.file === file)?.title,
      labelOf: (file, field) => kinds.find(({ id }) => id === kindOf(file))?.schema.properties?.[field]?.title,
    },
    today,
  );
  return {
    day: today,
    files,
    kinds,
    due,
    roads,
    undated: undatedEvents(catalogue.events, today),
    launch: inDeskWords(launchMatters(catalogue, facts), kinds),
    districts: Object.entries(districts).map(([id, { name, lat, lng }]) => ({ id, name, lat, lng })),
    languages: languages.map((code) => ({ code, name: languageName(code) })),
    links: linksBetween(files, addressOf),
    prints: readPrintWidths(root),
    drawings: readDrawings(root, [...values.values()]),
  };
}

function knownFiles(values: Map<string, Json>, kinds: Kind[], addressOf: AddressOf) {
  const labels = new Map(kinds.map(({ id, label }) => [id, label]));
  return [...values].map(([file, value]) => {
    const kind = kindOf(file) ?? '';
    return {
      file,
      kind,
      title: titleOf(file, value, labels.get(kind) ?? kind),
      href: addressOf(file),
      isSample: isGroup(value) && value.sample === true,
      value,
    };
  });
}

/** The owner's photographs of a file, in the order in which its page shows them; one that is not shown has no address. */
async function photosOf(root: string, { photos, pictures }: Catalogue, file: string) {
  const folder = photosFolder(file);
  if (folder === null) return [];
  const kind = kindOf(file) ?? '';
  const shown = photos.get(kind)?.get(idOf(file)) ?? [];
  const addressOf = (photo: Photo, number: number) =>
    singleFile(pictures.addPhoto(`${kind}/${idOf(file)}-photo-${number}`, photo, UNSAID));
  const names = filesIn(root, folder).sort((a, b) => numberIn(a) - numberIn(b));
  return Promise.all(
    names.map(async (name, index) => {
      const { autoOrient } = await sharp(readFileSync(path.join(root, folder, name))).metadata();
      const photo = shown[index];
      return { name, href: photo ? addressOf(photo, index + 1) : '', ...autoOrient };
    }),
  );
}

/** Here only its address matters. */
const UNSAID = { alt: '', caption: null, position: 'center' };

const numberIn = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0);

const languageName = (code: string): string =>
  new Intl.DisplayNames('es', { type: 'language' }).of(code)?.replace(/^./, (letter) => letter.toUpperCase()) ?? code;
