import type { ServerResponse } from 'node:http';
import { sendJson } from './http/send.ts';

/** Anybody may ask as often as they like; within this time they get the previous answer. */
const FRESH_MS = 1000;

/** Looks at one part of the guide: null if it is well, otherwise what the owner can do about it. */
export type Look = () => Promise<string | null>;
type Parts = { site: Look; database: Look; disk: Look; publisher?: Look };

/** What was found: "ok" or a sentence for each part. Without a database no form can be kept, so the guide is not ready. */
export type Health = { ready: boolean } & { [Part in keyof Parts]: string };

/**
 * Says whether the guide is ready, and why not. Whatever else is wrong is said as well, but pages and forms go on, so no
 * balancer may take the guide away for it.
 */
export function createHealth(parts: Parts) {
  let last: { at: number; health: Promise<Health> } | null = null;

  async function ask(): Promise<Health> {
    const said = (look: Look) => look().then((problem) => problem ?? 'ok', String);
    const [site, database, disk] = await Promise.all([parts.site, parts.database, parts.disk].map(said));
    const publisher = parts.publisher && (await said(parts.publisher));
    const ready = database === 'ok';
    return { ready, site: site ?? '', database: database ?? '', disk: disk ?? '', ...(publisher && { publisher }) };
  }

  function look(): Promise<Health> {
    const now = performance.now();
    if (!last || now - last.at > FRESH_MS) last = { at: now, health: ask() };
    return last.health;
  }

  return {
    look,
    /** Answers with 200, or with 503 while no form can be kept. */
    async answer(response: ServerResponse): Promise<void> {
      response.setHeader('Cache-Control', 'no-store');
      const health = await look();
      sendJson(response, health.ready ? 200 : 503, health);
    },
  };
}
