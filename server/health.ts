import type { ServerResponse } from 'node:http';
import { sendJson } from './http/send.ts';
import type { Store } from './store/store.ts';
import { StoreError } from './store/store-error.ts';

/** Anybody may ask as often as they like; within this time they get the previous answer. */
const FRESH_MS = 1000;

/** Answers whether a form could be stored now: with 200, or with 503 and what the owner can do about it. */
export function createHealth(store: Store): (response: ServerResponse) => Promise<void> {
  let last: { at: number; answer: Promise<{ status: 200 | 503; database: string }> } | null = null;

  async function ask() {
    try {
      await store.check();
      return { status: 200, database: 'ok' } as const;
    } catch (error) {
      return { status: 503, database: error instanceof StoreError ? error.message : String(error) } as const;
    }
  }

  return async (response) => {
    response.setHeader('Cache-Control', 'no-store');
    const now = performance.now();
    if (!last || now - last.at > FRESH_MS) last = { at: now, answer: ask() };
    const { status, database } = await last.answer;
    sendJson(response, status, { site: 'ok', database });
  };
}
