import { createHash } from 'node:crypto';
import path from 'node:path';

/**
 * Returns a function that makes the names of classes and animations short, because they are repeated in every page, in
 * its styles and in the scripts: four characters that depend only on the name and its file, such as "bX3k".
 * @throws {Error} in the returned function, when two names would become the same
 */
export function shortNames(root: string): (name: string, file: string) => string {
  const owners = new Map<string, string>();
  return (name, file) => {
    const owner = `${path.relative(root, file.split('?')[0] ?? file)} .${name}`;
    const [first = 0, ...rest] = createHash('sha256').update(owner).digest();
    // CSS names do not begin with a digit.
    const short = LETTERS.charAt(first % LETTERS.length) + Buffer.from(rest).toString('base64url').slice(0, 3);
    const other = owners.get(short) ?? owner;
    if (other !== owner) throw new Error(`${owner} and ${other} have the same short name "${short}"; rename one.`);
    owners.set(short, owner);
    return short;
  };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
