import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { DeskError } from '../desk-error.ts';

const LARGEST_BYTES = 1024 * 1024;
/** Content is nested at most ten levels deep; code that reads it may recurse once per level. */
const DEEPEST = 40;
/** Names that would pollute prototypes wherever objects are merged. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

const UNREADABLE = 'El pedido no se entiende. Recargá la página y probá de nuevo.';

/**
 * Reads a JSON body of up to 1 MB and checks it.
 * @throws {DeskError} 413, 415, 400 if it is not JSON, 422 if it does not match the schema
 */
export async function readJsonBody<Data>(request: IncomingMessage, schema: z.ZodType<Data>): Promise<Data> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) throw new DeskError(415, UNREADABLE);
  const text = decoded(await readBytes(request));
  if (isTooDeep(text)) throw new DeskError(400, UNREADABLE);
  const { data, success } = schema.safeParse(parsed(text));
  if (!success) throw new DeskError(422, UNREADABLE);
  return data;
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = new DeskError(413, 'Es demasiado para guardarlo de una vez: hasta 1 MB.');
  if (Number(request.headers['content-length']) > LARGEST_BYTES) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BYTES) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new DeskError(400, UNREADABLE);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text, (key, value) => {
      if (FORBIDDEN.has(key)) throw new SyntaxError(key);
      return value;
    });
  } catch {
    throw new DeskError(400, UNREADABLE);
  }
}

/** Counts brackets outside strings, before any recursive code sees them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return false;
}
