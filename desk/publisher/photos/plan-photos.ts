import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Change, Mistake, PhotoSlot } from '#common/contracts/desk/orders.ts';
import { filesIn } from '#reading/read-file.ts';
import { photosFolder } from '../../editing/content-files.ts';
import type { PlanContext, Writes } from '../plans/plan.ts';

type Planned = { writes: Writes; mistakes: Mistake[] };

/**
 * Plans the photographs of a listing, a place, an article or an event: crops them, names them `photo-1.jpg` and so on in their
 * new order, and removes those that the order leaves out.
 * @param isRemoved whether the file itself is removed
 */
export async function planPhotos(context: PlanContext, change: Change, isRemoved: boolean): Promise<Planned> {
  const { file, photos } = change;
  const folder = photosFolder(file);
  if (folder === null || (photos === null && !isRemoved)) return { writes: new Map(), mistakes: [] };
  const writes: Writes = new Map(filesIn(context.root, folder).map((name) => [`${folder}/${name}`, null]));
  const mistakes: Mistake[] = [];
  for (const [index, slot] of (isRemoved ? [] : (photos ?? [])).entries()) {
    const source = sourceOf(context, folder, slot);
    if (source === null) {
      const text = 'Esta foto ya no está: la sacó otra persona o pasó mucho tiempo. Subila de nuevo.';
      mistakes.push({ file, path: ['photos', index], text });
      continue;
    }
    const bytes = await cropped(readFileSync(source), slot.crop);
    const extension = slot.crop ? 'jpg' : path.extname(source).slice(1).toLowerCase();
    writes.set(`${folder}/photo-${index + 1}.${extension}`, bytes);
  }
  return { writes, mistakes };
}

/** The file that a slot names; null if it does not exist. The order's schema has validated the name. */
function sourceOf({ root, folder }: PlanContext, place: string, slot: PhotoSlot): string | null {
  const file = 'name' in slot ? path.join(root, place, slot.name) : path.join(folder, 'ready', `${slot.upload}.jpg`);
  return existsSync(file) ? file : null;
}

/** The part of a photograph within a crop in fractions of its sides, upright and without the camera's metadata. */
async function cropped(bytes: Buffer, crop: PhotoSlot['crop']): Promise<Buffer> {
  if (crop === null) return bytes;
  const { data, info } = await sharp(bytes).autoOrient().keepIccProfile().toBuffer({ resolveWithObject: true });
  const [left, top] = [Math.floor(crop.left * info.width), Math.floor(crop.top * info.height)];
  const width = Math.max(1, Math.min(info.width - left, Math.round(crop.width * info.width)));
  const height = Math.max(1, Math.min(info.height - top, Math.round(crop.height * info.height)));
  return sharp(data)
    .extract({ left, top, width, height })
    .keepIccProfile()
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer();
}
