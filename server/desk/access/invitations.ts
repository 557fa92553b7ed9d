import { randomBytes } from 'node:crypto';
import type { Person } from '../../../common/contracts/desk/orders.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';
import { type DeskPerson, deskPersonFrom } from './desk-person.ts';
import { removeExpiredLinks } from './expired-links.ts';
import { hashOf, newToken } from './tokens.ts';

const HOUR_MS = 60 * 60 * 1000;
export const INVITATION_HOURS = 48;

/** Links with which people enter for the first time, or from another device. */
export function invitations({ run }: Pick<Store, 'run'>) {
  return {
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
    async invited(token: string, now: number): Promise<DeskPerson | null> {
      const sql = `SELECT desk_person.* FROM desk_invitation JOIN desk_person ON desk_person.id = person
        WHERE token_hash = ? AND used_at IS NULL AND expires_at > ?`;
      return deskPersonFrom((await rowsOf(run, sql, [hashOf(token), now], 'read'))[0]);
    },

    /** Uses up an invitation; false if another request was faster. */
    async takeInvitation(token: string, now: number): Promise<boolean> {
      const sql = `UPDATE desk_invitation SET used_at = ?
        WHERE token_hash = ? AND used_at IS NULL AND expires_at > ? RETURNING person`;
      return (await rowsOf(run, sql, [now, hashOf(token), now], 'write')).length > 0;
    },
  };
}
