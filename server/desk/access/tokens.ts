import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** Creates a 256-bit secret for an address or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Whether `text` has the form of a secret; anything else is not worth a database query. */
export const isToken = (text: string) => TOKEN.test(text);

/** The stored form of a secret: reading the database or a backup does not let anybody in. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
