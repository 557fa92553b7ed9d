import { urlOf } from '../lib/address/url-of.ts';
import { digits } from '../lib/text/phone.ts';

/** The part of `content/site.json` that must hold real values before the guide can go live. */
type LiveValues = {
  url: string;
  email: string;
  phone: string;
  whatsapp: string;
  instagram: string;
  facebook: string;
  privacy: { address?: string | null };
  placeholders: readonly string[];
};

/** The fields that keep the guide from going live: those in `placeholders`, and any that look invented or missing. */
export function missingForLive(site: LiveValues): string[] {
  const { url, email, phone, whatsapp, instagram, facebook, privacy } = site;
  const isLacking: Record<string, boolean> = {
    url: /\.example\/?$/.test(url),
    email: /\.example$/.test(email),
    phone: hasNoNumber(phone),
    whatsapp: hasNoNumber(whatsapp),
    instagram: !hasProfile(instagram),
    facebook: !hasProfile(facebook),
    'privacy.responsible': false,
    'privacy.address': !privacy.address,
  };
  return Object.keys(isLacking).filter((field) => isLacking[field] || site.placeholders.includes(field));
}

/** Six equal digits, as in a number that only holds the place of the guide's own. A business may have such a number. */
const hasNoNumber = (phone: string): boolean => /(\d)\1{5}$/.test(digits(phone));
const hasProfile = (address: string): boolean => (urlOf(address)?.pathname.length ?? 0) > 1;
