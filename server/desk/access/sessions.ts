import { randomBytes } from 'node:crypto';
import type { SessionView } from '../../../common/contracts/desk/api.ts';
import type { Person } from '../../../common/contracts/desk/orders.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';
import { hashOf, newToken } from './tokens.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** An unused session ends after a week, any session after a month. */
const IDLE_MS = 7 * DAY_MS;
const LONGEST_MS = 30 * DAY_MS;

export const SESSION_SECONDS = LONGEST_MS / 1000;

export type Session = { id: string; person: Person & { id: number } };

/** The sessions: who is signed in, on which device and since when. */
export function createSessions({ run }: Pick<Store, 'run'>) {
  const alive = 'started_at > ? AND seen_at > ?';
  const since = (now: number) => [now - LONGEST_MS, now - IDLE_MS];

  return {
    /** Returns the secret for the cookie. */
    async begin(person: number, device: string, now: number): Promise<string> {
      const token = newToken();
      await run(
        [
          { sql: `DELETE FROM desk_session WHERE NOT (${alive})`, args: since(now) },
          {
            sql: `INSERT INTO desk_session (token_hash, id, person, device, started_at, seen_at)
              VALUES (?, ?, ?, ?, ?, ?)`,
            args: [hashOf(token), randomBytes(8).toString('hex'), person, device, now, now],
          },
        ],
        'write',
      );
      return token;
    },

    /** Returns the session of a cookie's secret; null if it has ended. Records its last use, to the minute. */
    async find(token: string, now: number): Promise<Session | null> {
      const sql = `SELECT desk_session.id AS session, seen_at, desk_person.id AS id, name, email
        FROM desk_session JOIN desk_person ON desk_person.id = person WHERE token_hash = ? AND ${alive}`;
      const [row] = await rowsOf(run, sql, [hashOf(token), ...since(now)], 'read');
      if (!row) return null;
      if (now - Number(row.seen_at) > MINUTE_MS) {
        const sql = 'UPDATE desk_session SET seen_at = ? WHERE id = ? RETURNING id';
        // Nobody waits for it, and a database that cannot be written to still lets people read.
        void rowsOf(run, sql, [now, String(row.session)], 'write').catch(() => {});
      }
      return {
        id: String(row.session),
        person: { id: Number(row.id), name: String(row.name), email: String(row.email) },
      };
    },

    /** Lists the sessions, the last used first. */
    async list(now: number, own?: string): Promise<SessionView[]> {
      const sql = `SELECT desk_session.*, name, email FROM desk_session JOIN desk_person ON desk_person.id = person
        WHERE ${alive} ORDER BY seen_at DESC`;
      return (await rowsOf(run, sql, since(now), 'read')).map((row) => ({
        id: String(row.id),
        person: { name: String(row.name), email: String(row.email) },
        device: String(row.device),
        startedAt: new Date(Number(row.started_at)).toISOString(),
        seenAt: new Date(Number(row.seen_at)).toISOString(),
        isThis: row.id === own,
      }));
    },

    /** @returns false if there is no such session */
    async end(id: string): Promise<boolean> {
      return (await rowsOf(run, 'DELETE FROM desk_session WHERE id = ? RETURNING id', [id], 'write')).length > 0;
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
