import type { ContentFile } from '#common/contracts/desk/content.ts';
import type { PhotoSlot } from '#common/contracts/desk/orders.ts';
import { words } from '../words.ts';

/** What an edit does to the photographs that are live, in words: "se quita una foto, quedan 2". */
export function wordsOfPhotos(slots: readonly PhotoSlot[], live: ContentFile['photos']): string {
  const kept = slots.flatMap((slot) => ('name' in slot ? [slot] : []));
  const [now, then] = [kept.map(({ name }) => name), live.map(({ name }) => name)];
  const { photos } = words;
  const parts = [
    photos.added(slots.length - kept.length),
    photos.taken(then.filter((name) => !now.includes(name)).length),
    photos.cropped(kept.filter(({ crop }) => crop !== null).length),
    now.join() === then.filter((name) => now.includes(name)).join() ? '' : photos.moved,
    photos.left(slots.length),
  ];
  return parts.filter(Boolean).join(', ');
}
