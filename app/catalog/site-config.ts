import { z } from 'zod';
import { parseContent } from './problems.ts';
import { readJson } from './read-file.ts';
import { phoneNumber, webAddress, words } from './schema.ts';

const FILE = 'content/site.json';

const siteConfig = z.strictObject({
  name: words,
  /** Where the guide is published, without a slash at the end. */
  url: webAddress,
  email: z.email(),
  phone: phoneNumber,
  /** The number that answers for samples, excursions and the floating chat button. */
  whatsapp: phoneNumber,
  instagram: webAddress,
  facebook: webAddress,
  /** Names of the fields above that nobody has filled with the real value yet. */
  placeholders: z.array(z.enum(['url', 'email', 'phone', 'whatsapp', 'instagram', 'facebook'])),
});

export type SiteConfig = z.output<typeof siteConfig>;

/**
 * The guide's own contact data.
 * @throws {ContentError} naming `content/site.json` and the field.
 */
export function readSiteConfig(root: string): SiteConfig {
  return parseContent(siteConfig, readJson(root, FILE), FILE);
}

/** A sentence for the owner while values of the guide's own are invented, or null. */
export function placeholderWarning({ placeholders }: SiteConfig): string | null {
  if (placeholders.length === 0) return null;
  return `${FILE}: ${placeholders.join(', ')} still hold placeholder values. Write the real ones and take their names out of "placeholders".`;
}
