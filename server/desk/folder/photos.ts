import type { IncomingMessage } from 'node:http';
import type { Upload } from '../../../common/contracts/desk/api.ts';
import { LARGEST_PHOTO_BYTES } from '../../../common/contracts/photos.ts';
import { hasTooManyPixels, mostPixels } from '../../../common/lib/pictures/most-pixels.ts';
import { HEAD_BYTES, pictureHead } from '../../../common/lib/pictures/picture-kind.ts';
import { chunksOf } from '../../http/request-chunks.ts';
import { DeskError } from '../desk-error.ts';
import { createRoom } from './room.ts';
import { newId, type SharedFolder } from './shared-folder.ts';

/** Maximum number of photographs, from all people together, that the publisher has not processed yet. */
const MOST_WAITING = 60;

const TOO_LARGE = 'La foto pesa demasiado: puede tener hasta 25 MB. Probá con una más chica.';

const full = () => new DeskError(429, 'Hay muchas fotos esperando: probá de nuevo en unos minutos.');
const nameOf = (id: string) => `${id}.bin`;

/** The photographs that wait for the publisher, and those that it has prepared. */
export function createPhotos(folder: SharedFolder) {
  const room = createRoom(MOST_WAITING, async () => {
    const ready = new Set(await folder.names('ready'));
    return (await folder.names('photos')).filter((name) => !ready.has(name.replace(/\.bin$/, '.json')));
  });

  return {
    /**
     * Stores an uploaded photograph for the publisher under a generated name, and returns its id.
     * @throws {DeskError} 413 if the file or picture is too large, 415 if it is no picture, 429 while too many wait
     */
    async keep(request: IncomingMessage): Promise<string> {
      const id = newId();
      await room.keep([nameOf(id)], () => folder.write('photos', nameOf(id), checked(request)), full);
      return id;
    },

    /**
     * Stores the photographs of a business's request as if they had been uploaded at the desk, and returns their ids.
     * @throws {DeskError} 429 while too many wait
     */
    async keepSent(photos: { bytes: Uint8Array }[]): Promise<string[]> {
      const sent = photos.map(({ bytes }) => ({ id: newId(), bytes }));
      const writeAll = async () => {
        for (const { id, bytes } of sent) await folder.write('photos', nameOf(id), [bytes]);
      };
      const ids = sent.map(({ id }) => id);
      if (ids.length > 0) await room.keep(ids.map(nameOf), writeAll, full);
      return ids;
    },

    /** Returns the state of an uploaded photograph; null if there is none with this id. */
    async stateOf(id: string): Promise<Upload | null> {
      const upload = await folder.read<Upload>('ready', `${id}.json`);
      if (upload?.state === 'ready') return { ...upload, href: `/escritorio/foto/${id}.webp` };
      if (upload) return upload;
      return folder.has('photos', nameOf(id)) ? { state: 'working' } : null;
    },
  };
}

/** Passes the body on once its beginning proves to be a picture, and stops at the size limit. */
async function* checked(request: IncomingMessage): AsyncIterable<Buffer> {
  let size = 0;
  let head: Buffer[] | null = [];
  for await (const chunk of chunksOf(request, LARGEST_PHOTO_BYTES.desk, new DeskError(413, TOO_LARGE))) {
    size += chunk.length;
    if (!head) {
      yield chunk;
      continue;
    }
    head.push(chunk);
    if (size < HEAD_BYTES) continue;
    yield admit(Buffer.concat(head));
    head = null;
  }
  if (head) yield admit(Buffer.concat(head));
}

function admit(head: Buffer): Buffer {
  const picture = pictureHead(head);
  if (!picture) {
    throw new DeskError(415, 'Eso no es una foto que la guía conozca: tiene que ser JPEG, PNG, WebP, AVIF o HEIC.');
  }
  if (hasTooManyPixels(picture)) {
    const most = mostPixels(picture.format) / 1_000_000;
    throw new DeskError(413, `La foto tiene demasiados puntos: hasta ${most} megapíxeles. Mandala más chica.`);
  }
  return head;
}
