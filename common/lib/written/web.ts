import { urlOf } from '../address/url-of.ts';

const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/iu;
const HANDLE = /^@?([\w.]{2,60})$/;

/** An address as people write it, complete: "sitio.com.ar" → "https://sitio.com.ar". Null if it is none. */
export function readWebAddress(text: string): string | null {
  const written = text.trim();
  if (/^https?:\/\//i.test(written)) return urlOf(written) && !/\s/.test(written) ? written : null;
  return DOMAIN.test(written) && !written.includes('@') ? `https://${written}` : null;
}

/** The networks on which businesses have a page, with the address of one. */
export const NETWORKS = {
  instagram: { domain: /(?:^|\.)instagram\.com$/i, page: (name: string) => `https://www.instagram.com/${name}/` },
  facebook: {
    domain: /(?:^|\.)(?:facebook\.com|fb\.com)$/i,
    page: (name: string) => `https://www.facebook.com/${name}`,
  },
} as const;

/** Whether it is the whole address of a page on a network. */
export const isPageOf = (network: keyof typeof NETWORKS, text: string): boolean =>
  /^https?:\/\//i.test(text) && NETWORKS[network].domain.test(urlOf(text)?.hostname ?? '');

/**
 * The address of a page on a network: "@perfil", "perfil" and "instagram.com/perfil?igsh=…" are all
 * "https://www.instagram.com/perfil/". Null if the text names none.
 */
export function readProfile(text: string, network: keyof typeof NETWORKS): string | null {
  const { domain, page } = NETWORKS[network];
  const written = text.trim();
  const address = readWebAddress(written);
  if (address && domain.test(new URL(address).hostname)) {
    const { pathname } = new URL(address);
    const [, name] = /^\/([\w.]+)\/?$/.exec(pathname) ?? [];
    return name === undefined || name.endsWith('.php') ? address : page(name);
  }
  const [, handle] = HANDLE.exec(written) ?? [];
  if (handle && (written.startsWith('@') || !address)) return page(handle);
  return address;
}
