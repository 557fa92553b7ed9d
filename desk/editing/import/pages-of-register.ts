import { urlOf } from '#common/lib/address/url-of.ts';
import { NETWORKS } from '#common/lib/written/web.ts';

/** The address of a Facebook page; null for any other address. */
export function facebookPage(printed: string): string | null {
  const url = printedAddress(printed);
  if (!url || !NETWORKS.facebook.domain.test(url.hostname) || url.pathname.length <= 1) return null;
  return `https://www.facebook.com${url.pathname}${url.pathname.includes('profile.php') ? url.search : ''}`;
}

/** An Instagram profile, from "@name" or its address, without what that carries besides. */
export function instagramProfile(printed: string | null): string | null {
  if (printed === null) return null;
  const url = printedAddress(printed.replace(/^@(?=[\w.]+$)/, 'instagram.com/'));
  const [, name = ''] = url?.pathname.split('/') ?? [];
  return url && NETWORKS.instagram.domain.test(url.hostname) && name !== ''
    ? NETWORKS.instagram.page(name.toLowerCase())
    : null;
}

/** A site's address, without the label of the next line that some pages have stuck to it. */
export function siteAddress(printed: string | null): string | null {
  const url = printed ? printedAddress(printed.replace(/\/?(Instagram|Facebook|WhatsApp):?$/i, '')) : null;
  return url && url.username === '' && /\.[a-z]{2,}$/i.test(url.hostname) ? url.href : null; // "@name" is no site
}

/** Registers print most addresses without "https://". */
const printedAddress = (printed: string): URL | null =>
  urlOf(/^https?:/.test(printed) ? printed : `https://${printed}`);
