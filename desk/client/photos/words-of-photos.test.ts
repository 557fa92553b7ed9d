import { expect, test } from 'vitest';
import { wordsOfPhotos } from './words-of-photos.ts';

const photo = (name: string) => ({ name, href: `/${name}`, width: 4, height: 3 });
const live = [photo('photo-1.jpg'), photo('photo-2.jpg'), photo('photo-3.jpg')];
const kept = (number: number, crop: { left: number; top: number; width: number; height: number } | null = null) => ({
  name: `photo-${number}.jpg`,
  crop,
});
const sent = (upload: string) => ({ upload, crop: null });

test.each([
  ['one that is removed', [kept(1), kept(3)], 'se quita una foto, quedan 2'],
  ['all that are removed', [], 'se quitan 3 fotos, no queda ninguna'],
  ['new ones', [kept(1), sent('a'), kept(2), kept(3), sent('b')], 'se agregan 2 fotos, quedan 5'],
  ['another order', [kept(2), kept(1), kept(3)], 'cambia el orden, quedan 3'],
  [
    'a crop and one in the place of others',
    [kept(2, { left: 0, top: 0, width: 1, height: 0.5 }), sent('a')],
    'se agrega una foto, se quitan 2 fotos, se recorta una foto, quedan 2',
  ],
])('%s is said in words', (_, slots, said) => expect(wordsOfPhotos(slots, live)).toBe(said));
