import { urlOf } from '../lib/address/url-of.ts';

/** The part of `content/site.json` that must hold real values before the guide can go live. */
export type LiveValues = {
  url: string;
  email: string;
  phone: string;
  whatsapp: string;
  instagram: string;
  facebook: string;
  privacy: { responsible: string; address?: string | null };
  placeholders: readonly string[];
};

/** The fields that keep the guide from going live: those in `placeholders`, and any that look invented or missing. */
export function missingForLive(site: LiveValues): string[] {
  const { url, email, phone, whatsapp, instagram, facebook, privacy } = site;
  const invented: Record<string, boolean> = {
    url: /\.example\/?$/.test(url),
    email: /\.example$/.test(email),
    phone: isInvented(phone),
    whatsapp: isInvented(whatsapp),
    instagram: !hasProfile(instagram),
    facebook: !hasProfile(facebook),
    'privacy.responsible': false,
    'privacy.address': !privacy.address,
  };
  return Object.keys(invented).filter((field) => invented[field] || site.placeholders.includes(field));
}

const isInvented = (phone: string): boolean => /(\d)\1{5}$/.test(phone.replace(/\D/g, ''));
const hasProfile = (address: string): boolean => (urlOf(address)?.pathname.length ?? 0) > 1;
