import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';
import { hashOf } from './tokens.ts';

/** Long enough to use a fingerprint reader or fetch another device. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** The purpose of a challenge: signing in with a passkey, or creating one from an invitation. */
export type Purpose = 'entry' | 'invitation';

/**
 * Challenges for passkeys to sign. They are in the database because the next request may reach another process. Each
 * works once, for a few minutes, and only for the browser or invitation that it was made for.
 */
export function createChallenges({ run }: Pick<Store, 'run'>) {
  return {
    /** @param owner the secret of the browser that asked, or of the invitation */
    async keep(challenge: string, purpose: Purpose, owner: string, now: number): Promise<void> {
      await run(
        [
          { sql: 'DELETE FROM desk_challenge WHERE expires_at < ?', args: [now] },
          {
            sql: 'INSERT INTO desk_challenge (challenge, purpose, owner, expires_at) VALUES (?, ?, ?, ?)',
            args: [challenge, purpose, hashOf(owner), now + CHALLENGE_MS],
          },
        ],
        'write',
      );
    },

    /** Deletes a challenge in any case; true only if it was still valid and made for this purpose and owner. */
    async take(challenge: string, purpose: Purpose, owner: string, now: number): Promise<boolean> {
      const sql = 'DELETE FROM desk_challenge WHERE challenge = ? RETURNING purpose, owner, expires_at';
      const [row] = await rowsOf(run, sql, [challenge], 'write');
      return row?.purpose === purpose && row.owner === hashOf(owner) && Number(row.expires_at) > now;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
