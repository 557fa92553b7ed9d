import type { Person } from '../../../common/contracts/desk/orders.ts';
import type { Row } from '../../store/database.ts';

/** A person with their id and passkey handle from the database. */
export type DeskPerson = Person & {
  id: number;
  /** Identifies the person to their passkeys; base64url. */
  handle: string;
};

/** Reads a row of `desk_person`. */
export function deskPersonFrom(row: Row | undefined): DeskPerson | null {
  if (!row) return null;
  return { id: Number(row.id), name: String(row.name), email: String(row.email), handle: String(row.handle) };
}
