import { z } from 'zod';
import { missingForLive } from '#common/contracts/live.ts';
import { emailAddress } from '#common/lib/text/email.ts';
import { ContentError, parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { facebookPage, instagramPage } from './plain-schemas.ts';
import { phoneNumber, sameText, webAddress, whatsappNumber } from './schema.ts';

const FILE = 'content/site.json';

/** An address of this site, or of a hosted form service. */
const formAction = z
  .string()
  .regex(
    /^(\/|https:\/\/)[^\s/]\S*$/,
    'must be an address of this site such as /f/contacto, or the https:// address that a form service gave you',
  );

/** The contents of `content/site.json`. */
export const siteConfig = z.strictObject({
  name: sameText,
  /** `demo`: made-up content is shown and marked. `live`: it is left out, and placeholders stop the build. */
  mode: z.enum(['demo', 'live']),
  /** The origin at which the guide is published, without a trailing slash. */
  url: webAddress,
  email: emailAddress,
  phone: phoneNumber,
  /** The number behind samples, excursions and the floating chat button. */
  whatsapp: whatsappNumber,
  instagram: instagramPage,
  facebook: facebookPage,
  /** The embed address of an external calendar, shown below the agenda's own. */
  calendar: webAddress.nullable().default(null),
  /** Where the forms are posted; by default, to the guide's own server. */
  forms: z
    .strictObject({
      contact: formAction.default('/f/contacto'),
      publish: formAction.default('/f/publicar'),
      /** Null: the footer says that subscribing is not possible yet. The guide's own address for it is /f/boletin. */
      newsletter: formAction.nullable().default(null),
    })
    .prefault({}),
  /** Whether the guide's server counts how often pages are opened and contacts pressed, as numbers only. */
  visits: z.boolean().default(true),
  /** The privacy information about the data that people send. */
  privacy: z.strictObject({
    /** The full name of the person or company legally responsible for the data. */
    responsible: sameText,
    /** Their address for legal notices, if they publish one: article 6 of Ley 25.326 requires it. */
    address: sameText.nullable().default(null),
    /** The age in days at which requests are deleted. With a hosted form service the owner deletes them there. */
    retentionDays: z.int().min(1).max(3650),
  }),
  /** The names of the fields above that still hold invented values. */
  placeholders: z.array(z.enum(['url', 'email', 'phone', 'whatsapp', 'instagram', 'facebook', 'privacy.responsible'])),
});

export type SiteConfig = z.output<typeof siteConfig>;

/**
 * Reads the guide's own contact data.
 * @throws {ContentError} naming `content/site.json` and the field
 */
export function readSiteConfig(root: string): SiteConfig {
  const site = parseContent(siteConfig, readJson(root, FILE), FILE);
  const missing = site.mode === 'live' ? missingForLive(site) : [];
  if (missing.length > 0) {
    const list = missing.map((field) => `"${field}"`).join(', ');
    throw new ContentError([
      `${FILE}: "mode" is "live", but ${list} ${missing.length === 1 ? 'has' : 'have'} no real value yet; write ${missing.length === 1 ? 'it' : 'them'} and take the names out of "placeholders", or write "demo".`,
    ]);
  }
  return site;
}

/** Whether visits are counted: only the guide's own server can, which also takes the forms. */
export const countsVisits = ({ visits, forms }: Pick<SiteConfig, 'visits' | 'forms'>): boolean =>
  visits && forms.contact.startsWith('/f/');

/** The guide's own numbers, null while they are placeholders: nobody answers an invented one. */
export function realNumbers({
  whatsapp,
  phone,
  placeholders,
}: Pick<SiteConfig, 'whatsapp' | 'phone' | 'placeholders'>) {
  return {
    whatsapp: placeholders.includes('whatsapp') ? null : whatsapp,
    phone: placeholders.includes('phone') ? null : phone,
  };
}

/** A warning for the owner while `placeholders` names any field, or null. */
export function placeholderWarning({ placeholders }: Pick<SiteConfig, 'placeholders'>): string | null {
  if (placeholders.length === 0) return null;
  return `${FILE}: ${placeholders.join(', ')} still hold placeholder values. Write the real ones and take their names out of "placeholders".`;
}
