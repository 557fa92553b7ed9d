import type { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Api } from '#common/contracts/desk/api.ts';
import { addressOf, sentenceOf } from '../api/address.ts';
import { entryWords } from './words.ts';

type EntryCall = 'invitation/options' | 'invitation/verify' | 'entry/options' | 'entry/verify';

/** The options that the passkey library takes; the contract leaves them open. */
export type Answer<Of extends 'authentication' | 'registration'> = Of extends 'authentication'
  ? Parameters<typeof startAuthentication>[0]['optionsJSON']
  : Parameters<typeof startRegistration>[0]['optionsJSON'];

/** A refusal with a sentence for the person signing in. */
export class EntryError extends Error {
  /** The answer's; 0 if there was none. */
  readonly status: number;
  constructor(sentence: string, status = 0) {
    super(sentence);
    this.status = status;
  }
}

const PATIENCE_MS = 30_000;

/**
 * Sends a request that needs no session.
 * @throws {EntryError}
 */
export async function askEntry<Name extends EntryCall>(
  name: Name,
  body: Api[`POST ${Name}`]['body'],
): Promise<Api[`POST ${Name}`]['answer']> {
  const { failures } = entryWords;
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), PATIENCE_MS);
  const response = await fetch(addressOf(name), {
    signal: abort.signal,
    method: 'POST',
    headers: { 'x-desk': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new EntryError(failures.noSignal);
  });
  const answer: unknown = await response.json().catch(() => null);
  clearTimeout(timer);
  if (response.ok && answer === null) throw new EntryError(failures.noSignal); // a hotspot's page
  if (response.ok) return answer as Api[`POST ${Name}`]['answer']; // guaranteed by the contract
  if (response.status === 429) throw new EntryError(failures.tooOften, 429);
  const usual = name.startsWith('invitation') ? failures.invitation : failures.unknownKey;
  throw new EntryError(sentenceOf(answer) ?? (response.status < 500 ? usual : failures.other), response.status);
}
