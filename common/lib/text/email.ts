import { z } from 'zod';
import { asciiDomain, isWholeEmail } from './whole-email.ts';

/**
 * An e-mail address as mail servers write it: a domain with letters beyond ASCII becomes its `xn--` form. Null if it is
 * no e-mail address.
 */
export function sendableEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const sendable = `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
  return at > 0 && z.regexes.html5Email.test(sendable) ? sendable : null;
}

/**
 * An e-mail address, also of a domain with an ñ, kept as it was written. Stricter than a form: a name without a domain of
 * its own is a mistake in a setting.
 */
export const emailAddress = z
  .string()
  .max(254)
  .refine(isWholeEmail, 'must be an e-mail address')
  .meta({ format: 'email' });
