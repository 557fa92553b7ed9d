import { createHash, randomBytes } from 'node:crypto';

const TOKEN = /^[\w-]{43}$/;

/** Makes a secret of 256 bits for an address or a cookie. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Whether `text` has the form of a secret; anything else is not worth a look into the database. */
export const isToken = (text: string) => TOKEN.test(text);

/** What is kept of a secret: whoever reads the database, or a backup, cannot enter with it. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
