import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';
import { type DeskPerson, deskPersonFrom } from './desk-person.ts';
import { invitations } from './invitations.ts';
import { passkeyRecords } from './passkey-records.ts';

/** The people who may enter, their invitations and their passkeys. */
export function createPeople({ run }: Pick<Store, 'run'>) {
  const byEmail = async (email: string): Promise<DeskPerson | null> =>
    deskPersonFrom((await rowsOf(run, 'SELECT * FROM desk_person WHERE email = ?', [email.toLowerCase()], 'read'))[0]);

  return {
    byEmail,

    async byId(id: number): Promise<DeskPerson | null> {
      return deskPersonFrom((await rowsOf(run, 'SELECT * FROM desk_person WHERE id = ?', [id], 'read'))[0]);
    },

    async list(): Promise<(DeskPerson & { passkeys: number })[]> {
      const sql = `SELECT *, (SELECT count(*) FROM desk_passkey WHERE person = desk_person.id) AS passkeys
        FROM desk_person ORDER BY id`;
      const all = await rowsOf(run, sql, [], 'read');
      return all.flatMap((row) => {
        const known = deskPersonFrom(row);
        return known ? [{ ...known, passkeys: Number(row.passkeys) }] : [];
      });
    },

    ...invitations({ run }),
    ...passkeyRecords({ run }),

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
