import { urlOf } from '../address/url-of.ts';

const NAME = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]$/;
const DOMAIN = /^([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether it is an e-mail address with a domain of its own, which may have letters beyond ASCII; its name may not. */
export function isWholeEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  return at > 0 && NAME.test(address.slice(0, at)) && DOMAIN.test(asciiDomain(address.slice(at + 1)));
}

/** "bodegaviñas.com.ar" → "xn--bodegavias-09a.com.ar"; a text that is no domain stays as it is. */
export function asciiDomain(domain: string): string {
  if (/^[\x21-\x7e]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return urlOf(`http://${domain}`)?.hostname ?? domain;
}
