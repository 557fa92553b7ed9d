import { followed, type MovedRefs } from '#common/lib/followed.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { stored } from '#common/lib/storage/stored.ts';
import type { Card } from '#views/views.ts';

/** The stored part of a saved listing. Only `id` and `type` are certain: older lists hold nothing else. */
export type Favourite = {
  id: string;
  type: string;
  name?: string | undefined;
  image?: string | undefined;
  location?: string | undefined;
  whatsapp?: string | null | undefined;
  phone?: string | null | undefined;
  /** Whether the listing was made up to show how the guide looks. */
  isSample?: boolean | undefined;
};

export type NamedFavourite = Favourite & { name: string };

const STORAGE_KEY = 'welcome-favorites';

const storedFavourites = stored<Favourite[]>({ key: STORAGE_KEY, initial: [], parse, format: JSON.stringify });

/** The saved listings, synchronized between open tabs. */
export function useFavourites(): Favourite[] {
  return storedFavourites.use();
}

export function isSame(a: Pick<Favourite, 'id' | 'type'>, b: Pick<Favourite, 'id' | 'type'>): boolean {
  return a.id === b.id && a.type === b.type;
}

/** Removes the item if one with the same id and type is saved, and otherwise appends it. */
export function toggleFavourite(item: Favourite) {
  storedFavourites.update((items) =>
    items.some((other) => isSame(other, item)) ? items.filter((other) => !isSame(other, item)) : [...items, item],
  );
}

/** Gives saved things their current types and ids in the guide; two that were merged become one. */
export function followFavourites(moved: MovedRefs) {
  const items = storedFavourites.get();
  const led = items.map((item) => followed(item, moved));
  if (led.every((item, index) => item === items[index])) return;
  storedFavourites.update(() => led.filter((item, index) => led.findIndex((other) => isSame(other, item)) === index));
}

export function favouriteOf({ id, type, title, image, location, contact, isSample }: Card): NamedFavourite {
  return { id, type, name: title, image: singleFile(image), location, isSample: isSample || undefined, ...contact };
}

/** Parses a stored list. Ids are compared as text; entries that are not favourites are dropped. */
function parse(text: string): Favourite[] {
  const list: unknown = JSON.parse(text);
  if (!Array.isArray(list)) throw new TypeError('The stored favourites are no list.');
  return list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { id, type, name, image, images, location, whatsapp, phone, isSample } = entry as Record<string, unknown>;
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof type !== 'string') return [];
    const first: unknown = Array.isArray(images) ? images[0] : undefined;
    return [
      {
        id: String(id),
        type,
        name: textOr(name),
        image: textOr(image) ?? textOr(first),
        location: textOr(location),
        whatsapp: textOr(whatsapp),
        phone: textOr(phone),
        isSample: isSample === true || undefined,
      },
    ];
  });
}

const textOr = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
