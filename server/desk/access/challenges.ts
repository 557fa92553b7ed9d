import type { Store } from '../../store/store.ts';
import { hashOf } from './tokens.ts';

/** Time enough to find the finger or the other device. */
const CHALLENGE_MS = 5 * 60 * 1000;

/** What a challenge is for: to enter with a passkey, or to make one from an invitation. */
export type Purpose = 'entry' | 'invitation';

/**
 * Challenges that a passkey signs. The database has them, because the next request may reach another process; each works
 * once, for a few minutes, and only for whom it was made.
 */
export function createChallenges({ run }: Pick<Store, 'run'>) {
  return {
    /** @param owner the secret of whoever asked: the browser's, or the invitation's */
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

    /** Takes a challenge away, whoever asks; true only if it was still good and made for this purpose and owner. */
    async take(challenge: string, purpose: Purpose, owner: string, now: number): Promise<boolean> {
      const sql = 'DELETE FROM desk_challenge WHERE challenge = ? RETURNING purpose, owner, expires_at';
      const [result] = await run([{ sql, args: [challenge] }], 'write');
      const row = result?.rows[0];
      return row?.purpose === purpose && row.owner === hashOf(owner) && Number(row.expires_at) > now;
    },
  };
}

export type Challenges = ReturnType<typeof createChallenges>;
