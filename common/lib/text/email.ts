import { z } from 'zod';
import { urlOf } from '../address/url-of.ts';

/**
 * An e-mail address as mail servers write it: a domain with letters beyond ASCII becomes its `xn--` form. Null if it is
 * no e-mail address.
 */
export function sendableEmail(address: string): string | null {
  const at = address.lastIndexOf('@');
  const sendable = `${address.slice(0, at)}@${asciiDomain(address.slice(at + 1))}`;
  return at > 0 && z.regexes.html5Email.test(sendable) ? sendable : null;
}

/** An e-mail address, also of a domain with an ñ, kept as it was written. */
export const emailAddress = z
  .string()
  .max(254)
  .refine(isWholeEmail, 'must be an e-mail address')
  .meta({ format: 'email' });

/** Stricter than a form, as `z.email()` is: a name without a domain of its own is a mistake in a setting. */
function isWholeEmail(address: string): boolean {
  return z.email().safeParse(sendableEmail(address)).success;
}

/** "bodegaviñas.com.ar" → "xn--bodegavias-09a.com.ar"; a text that is no domain stays as it is. */
function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return urlOf(`http://${domain}`)?.hostname ?? domain;
}
