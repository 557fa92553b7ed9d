import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { readJson } from '../../http/read-json.ts';
import { chunksOf, wholeOf } from '../../http/request-chunks.ts';
import { DeskError } from '../desk-error.ts';

/** Content is nested at most ten levels deep; each value is checked several times. */
const LIMITS = { deepest: 40, mostValues: 50_000 };
/** The largest body from somebody who has signed in, and from anybody else: a passkey's answer. */
const LARGEST_BYTES = 1024 * 1024;
const LARGEST_OF_STRANGER_BYTES = 64 * 1024;

const UNREADABLE = 'El pedido no se entiende. Recargá la página y probá de nuevo.';
const TOO_LARGE = 'Es demasiado para guardarlo de una vez: hasta 1 MB.';

/**
 * Reads a JSON body, of up to 1 MB if the person has signed in, and checks it.
 * @throws {DeskError} 413, 415, 400 if it is not JSON, 422 if it does not match the schema
 */
export async function readJsonBody<Data>(
  request: IncomingMessage,
  schema: z.ZodType<Data>,
  isSignedIn: boolean,
): Promise<Data> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) throw new DeskError(415, UNREADABLE);
  const most = isSignedIn ? LARGEST_BYTES : LARGEST_OF_STRANGER_BYTES;
  const { data, success } = schema.safeParse(
    parsed(await wholeOf(chunksOf(request, most, new DeskError(413, TOO_LARGE)))),
  );
  if (!success) throw new DeskError(422, UNREADABLE);
  return data;
}

function parsed(body: Buffer): unknown {
  try {
    return readJson(body, LIMITS);
  } catch {
    throw new DeskError(400, UNREADABLE);
  }
}
