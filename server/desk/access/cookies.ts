import type { IncomingMessage, ServerResponse } from 'node:http';
import { isToken } from './tokens.ts';

/** `session` identifies who is signed in; `attempt` ties a challenge to the browser that requested it. */
export type CookieName = 'session' | 'attempt';

/**
 * Reads and sets the desk's cookies. Over https they have the prefix `__Host-`, which no other host and no page without
 * https can set.
 */
export function createCookies(isSecure: boolean) {
  const full = (name: CookieName) => `${isSecure ? '__Host-' : ''}escritorio-${name}`;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

  return {
    /** Returns the secret in the cookie; null if there is none, or several that differ. */
    read({ headers }: IncomingMessage, name: CookieName): string | null {
      const values = (headers.cookie ?? '').split(';').flatMap((pair) => {
        const [key = '', value = ''] = pair.split(/=(.*)/s);
        return key.trim() === full(name) ? [value.trim()] : [];
      });
      const [value] = new Set(values);
      return value !== undefined && values.every((other) => other === value) && isToken(value) ? value : null;
    },

    set(response: ServerResponse, name: CookieName, token: string, seconds: number) {
      response.appendHeader('Set-Cookie', `${full(name)}=${token}; ${attributes}; Max-Age=${seconds}`);
    },

    clear(response: ServerResponse, name: CookieName) {
      response.appendHeader('Set-Cookie', `${full(name)}=; ${attributes}; Max-Age=0`);
    },
  };
}
