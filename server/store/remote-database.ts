import { createClient, LibsqlError } from '@libsql/client/web';
import type { Database } from './database.ts';
import { StoreError } from './store-error.ts';

/** Opens a database on a libSQL server. A call that gets no answer within `patienceMs` fails. */
export function openRemoteDatabase(url: string, token: string | undefined, patienceMs: number): Database {
  // A server that accepts connections and never answers must not keep visitors waiting.
  const fetchInTime = (request: Request) => fetch(request, { signal: AbortSignal.timeout(patienceMs) });
  const client = createClient({ url, fetch: fetchInTime, ...(token ? { authToken: token } : {}) });
  return {
    batch: async (statements, mode) => {
      const results = await client.batch(statements, mode).catch((error: unknown) => {
        throw error instanceof LibsqlError ? new StoreError(baseCode(error.code), { cause: error }) : error;
      });
      return results.map(({ rows }) => ({ rows: rows.map((row) => ({ ...row })) }));
    },
    close: () => client.close(),
  };
}

/** SQLITE_CONSTRAINT_PRIMARYKEY → SQLITE_CONSTRAINT */
const baseCode = (code: string) => /^SQLITE_[A-Z]+/.exec(code)?.[0] ?? code;
