import type { Api } from '#common/contracts/desk/api.ts';
import { words } from '../words.ts';
import { addressOf, sentenceOf } from './address.ts';
import { noteSignal } from './signal.ts';
import { store } from './store.ts';

type Call = keyof Api;
type Body<Name extends Call> = Api[Name] extends { body: infer Given } ? Given : undefined;
export type Reply<Name extends Call> = Api[Name]['answer'];

/** A failed request; `message` is a Spanish sentence for the owner. */
export class RequestError extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly body: unknown;

  constructor(message: string, status: number, body: unknown = null) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/**
 * Sends a request to the desk's API. `value` completes the request's name: `GET file?file=`, `DELETE sessions/:id`.
 * @throws {RequestError} with a sentence to show
 */
export async function ask<Name extends Call>(
  name: Name,
  ...[body, value]: undefined extends Body<Name>
    ? [body?: undefined, value?: string]
    : [body: Body<Name>, value?: string]
): Promise<Reply<Name>> {
  const [method = 'GET', path = ''] = name.split(' ');
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  const init: RequestInit = {
    signal: abort.signal,
    method,
    ...(method === 'GET'
      ? {}
      : { headers: { 'x-desk': '1', ...(body ? { 'content-type': 'application/json' } : {}) } }),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    // A closing tab still sends small bodies.
    keepalive: method !== 'GET' && JSON.stringify(body ?? '').length < KEPT_ALIVE,
  };
  try {
    return (await read(await send(addressOf(path, value), init))) as Reply<Name>; // guaranteed by the contract
  } finally {
    clearTimeout(timer);
  }
}

/** A server that has not answered by then will not. The longest work at the desk is asked for with orders. */
const PATIENCE_MS = 90_000;

/** Browsers limit keepalive requests to 64 kB. */
const KEPT_ALIVE = 60_000;

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    noteSignal(true);
    return response;
  } catch {
    throw noAnswer();
  }
}

function noAnswer(): RequestError {
  noteSignal(false);
  return new RequestError(words.failures.noSignal, 0);
}

async function read(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response.status, body ?? null);
  // A hotspot says "200" with a page of its own, and an answer may break off: neither means that anything was done.
  if (body === undefined) throw noAnswer();
  if (signedOut.get()) signedOut.set(() => false); // somebody signed in again, in another tab
  return body;
}

/** Whether the session ended while the desk was open. */
export const signedOut = store(false);

/** The error of a failed response. Without a session, the server sends the guide's "not found" and no sentence. */
export function failureOf(status: number, body: unknown, otherwise: string = words.failures.unknown): RequestError {
  const said = sentenceOf(body);
  const isOut = status === 404 && said === null;
  if (isOut) signedOut.set(() => true);
  return new RequestError(isOut ? words.failures.signedOut : (said ?? otherwise), status, body);
}

/** The sentence to show for a thrown value. */
export function explain(error: unknown): string {
  if (error instanceof RequestError) return error.message;
  console.error(error);
  return words.failures.unknown;
}
