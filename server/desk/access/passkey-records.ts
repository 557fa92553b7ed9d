import type { Row } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';

export type Passkey = {
  id: string;
  person: number;
  /** COSE, base64url. */
  publicKey: string;
  counter: number;
  transports: string[];
  device: string;
};

/** The passkeys of the people who may enter, as the database keeps them. */
export function passkeyRecords({ run }: Pick<Store, 'run'>) {
  return {
    async passkey(id: string): Promise<Passkey | null> {
      const [row] = await rowsOf(run, 'SELECT * FROM desk_passkey WHERE id = ?', [id], 'read');
      return row ? passkeyFrom(row) : null;
    },

    async passkeysOf(person: number): Promise<Passkey[]> {
      return (await rowsOf(run, 'SELECT * FROM desk_passkey WHERE person = ?', [person], 'read')).map(passkeyFrom);
    },

    /** @returns false if the passkey already exists */
    async addPasskey(passkey: Passkey, now: number): Promise<boolean> {
      const sql = `INSERT INTO desk_passkey (id, person, public_key, counter, transports, device, created_at)
        VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`;
      const { id, person, publicKey, counter, transports, device } = passkey;
      const args = [id, person, publicKey, counter, JSON.stringify(transports), device, now];
      return (await rowsOf(run, sql, args, 'write')).length > 0;
    },

    /** Advances the counter that was read; false if another request did so meanwhile (a copied passkey). */
    async countPasskey({ id, counter }: Passkey, next: number): Promise<boolean> {
      const sql = 'UPDATE desk_passkey SET counter = ? WHERE id = ? AND counter = ? RETURNING id';
      return (await rowsOf(run, sql, [next, id, counter], 'write')).length > 0;
    },
  };
}

const passkeyFrom = (row: Row): Passkey => ({
  id: String(row.id),
  person: Number(row.person),
  publicKey: String(row.public_key),
  counter: Number(row.counter),
  transports: JSON.parse(String(row.transports)) as string[], // `addPasskey` wrote it
  device: String(row.device),
});
