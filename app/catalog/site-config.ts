import { z } from 'zod';
import { parseContent } from './problems.ts';
import { readJson } from './read-file.ts';
import { phoneNumber, webAddress, words } from './schema.ts';

const FILE = 'content/site.json';

/** An address of this site, or of a hosted form service. */
const formAction = z
  .string()
  .regex(
    /^(\/|https:\/\/)[^\s/]\S*$/,
    'must be an address of this site such as /f/contacto, or the https:// address that a form service gave you',
  );

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
  /** A calendar kept elsewhere, as its service gives it for a frame: shown below the agenda's own. */
  calendar: webAddress.nullable().default(null),
  /** Where the forms are posted to; without this field, to the guide's own server. */
  forms: z
    .strictObject({
      contact: formAction.default('/f/contacto'),
      publish: formAction.default('/f/publicar'),
      /** Null: the footer says that nobody can subscribe yet. The guide's own is /f/boletin. */
      newsletter: formAction.nullable().default(null),
    })
    .prefault({}),
  /** What the guide tells about the data that people send it. */
  privacy: z.strictObject({
    /** Who answers for the data by law: the full name of a person, or of a company. */
    responsible: words,
    /** Where they can be served papers, if they publish it: article 6 of Ley 25.326 asks for it. */
    address: words.nullable().default(null),
    /** Requests are deleted when they are this old. With a hosted form service the owner deletes them there. */
    retentionDays: z.int().min(1).max(3650),
  }),
  /** Names of the fields above that nobody has filled with the real value yet. */
  placeholders: z.array(z.enum(['url', 'email', 'phone', 'whatsapp', 'instagram', 'facebook', 'privacy.responsible'])),
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
