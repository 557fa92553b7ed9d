import { randomBytes } from 'node:crypto';
import type { Person } from '../../../common/contracts/desk/orders.ts';
import type { Row } from '../../store/database.ts';
import type { Store } from '../../store/store.ts';
import { removeExpiredLinks } from './expired-links.ts';
import { hashOf, newToken } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
export const INVITATION_HOURS = 48;

/** A person with their id and passkey handle from the database. */
export type Known = Person & {
  id: number;
  /** Identifies the person to their passkeys; base64url. */
  handle: string;
};

export type Passkey = {
  id: string;
  person: number;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  device: string;
};

/** The people who may enter, their invitations and their passkeys. */
export function createPeople({ run }: Pick<Store, 'run'>) {
  async function rows(sql: string, args: (string | number | null)[], mode: 'read' | 'write' = 'write'): Promise<Row[]> {
    const [result] = await run([{ sql, args }], mode);
    return result?.rows ?? [];
  }

  const byEmail = async (email: string): Promise<Known | null> =>
    knownFrom((await rows('SELECT * FROM desk_person WHERE email = ?', [email.toLowerCase()], 'read'))[0]);

  return {
    byEmail,

    async byId(id: number): Promise<Known | null> {
      return knownFrom((await rows('SELECT * FROM desk_person WHERE id = ?', [id], 'read'))[0]);
    },

    async list(): Promise<(Known & { passkeys: number })[]> {
      const sql = `SELECT *, (SELECT count(*) FROM desk_passkey WHERE person = desk_person.id) AS passkeys
        FROM desk_person ORDER BY id`;
      const all = await rows(sql, [], 'read');
      return all.flatMap((row) => {
        const known = knownFrom(row);
        return known ? [{ ...known, passkeys: Number(row.passkeys) }] : [];
      });
    },

    /** Creates an invitation, and the person if needed; a new name replaces the old. Stores only the token's hash. */
    async invite(person: Person, now: number): Promise<{ token: string; until: number }> {
      const token = newToken();
      const until = now + INVITATION_HOURS * HOUR_MS;
      const email = person.email.toLowerCase();
      await removeExpiredLinks({ run }, 'desk_invitation', INVITATION_HOURS * HOUR_MS, now);
      await run(
        [
          {
            sql: `INSERT INTO desk_person (email, name, handle, created_at) VALUES (?, ?, ?, ?)
              ON CONFLICT (email) DO UPDATE SET name = excluded.name`,
            args: [email, person.name, randomBytes(32).toString('base64url'), now],
          },
          {
            sql: `INSERT INTO desk_invitation (token_hash, person, expires_at)
              SELECT ?, id, ? FROM desk_person WHERE email = ?`,
            args: [hashOf(token), until, email],
          },
        ],
        'write',
      );
      return { token, until };
    },

    /** Returns the person that an invitation is for; null if it is unknown, used or expired. */
    async invited(token: string, now: number): Promise<Known | null> {
      const sql = `SELECT desk_person.* FROM desk_invitation JOIN desk_person ON desk_person.id = person
        WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`;
      return knownFrom((await rows(sql, [hashOf(token), now], 'read'))[0]);
    },

    /** Uses up an invitation; false if another request was faster. */
    async takeInvitation(token: string, now: number): Promise<boolean> {
      const sql = `UPDATE desk_invitation SET used_at = ?
        WHERE token_hash = ? AND used_at IS NULL AND expires_at > ? RETURNING person`;
      return (await rows(sql, [now, hashOf(token), now])).length > 0;
    },

    async passkey(id: string): Promise<Passkey | null> {
      const [row] = await rows('SELECT * FROM desk_passkey WHERE id = ?', [id], 'read');
      return row ? passkeyFrom(row) : null;
    },

    async passkeysOf(person: number): Promise<Passkey[]> {
      return (await rows('SELECT * FROM desk_passkey WHERE person = ?', [person], 'read')).map(passkeyFrom);
    },

    /** @returns false if the passkey already exists */
    async addPasskey(passkey: Passkey, now: number): Promise<boolean> {
      const sql = `INSERT INTO desk_passkey (id, person, public_key, counter, transports, device, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`;
      const { id, person, publicKey, counter, transports, device } = passkey;
      return (await rows(sql, [id, person, publicKey, counter, JSON.stringify(transports), device, now])).length > 0;
    },

    /** Advances the counter that was read; false if another request did so meanwhile (a copied passkey). */
    async countPasskey({ id, counter }: Passkey, next: number): Promise<boolean> {
      const sql = 'UPDATE desk_passkey SET counter = ? WHERE id = ? AND counter = ? RETURNING id';
      return (await rows(sql, [next, id, counter])).length > 0;
    },

    /** Removes a person with their passkeys, invitations and sessions; the name stays in the log. */
    async remove(email: string): Promise<boolean> {
      const known = await byEmail(email);
      if (!known) return false;
      const tables = ['desk_passkey', 'desk_invitation', 'desk_session'];
      const cleared = tables.map((table) => ({ sql: `DELETE FROM ${table} WHERE person = ?`, args: [known.id] }));
      await run([...cleared, { sql: 'DELETE FROM desk_person WHERE id = ?', args: [known.id] }], 'write');
      return true;
    },
  };
}

export type People = ReturnType<typeof createPeople>;

function knownFrom(row: Row | undefined): Known | null {
  if (!row) return null;
  return { id: Number(row.id), name: String(row.name), email: String(row.email), handle: String(row.handle) };
}

const passkeyFrom = (row: Row): Passkey => ({
  id: String(row.id),
  person: Number(row.person),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)) as string[], // `addPasskey` wrote it
  device: String(row.device),
});
