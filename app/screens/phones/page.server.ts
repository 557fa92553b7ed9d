import { z } from 'zod';
import { heroAndCarousel, type PageContent, pageFields } from '#app/catalog/content/page-content.ts';
import { phoneNumber, text, webAddress } from '#app/catalog/content/schema.ts';
import type { Trust } from '#app/catalog/facts/trust-views.ts';
import type { Aging, Link, Picture } from '#app/catalog/views.ts';
import type { Indexed } from '#app/features/search/engine.ts';
import { mapLink } from '#app/lib/geography/maps.ts';
import type { OfflineMessages } from '#app/lib/text/offline-messages.ts';
import { telLink } from '#app/lib/text/phone.ts';
import { type ContactCard, vcardFile } from '#app/lib/text/vcard.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { keepMessages } from '#app/page/offline-messages.server.ts';
import { partAddress, plainEntry } from '#app/page/page-search.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { paths } from '#app/paths.ts';
import { DISTRICT_IDS } from '#map/districts.ts';

const shortNumber = z.string().regex(/^\d{3}$/, 'must be the three digits of a short line');
const dialled = z.union([shortNumber, phoneNumber], {
  error: 'must be a phone number (digits, spaces, dashes, and + only at the start) or the three digits of a short line',
});

const entry = z
  .strictObject({
    id: text,
    name: text,
    /** Null while nobody has confirmed it, which the page says. */
    number: dialled.nullable(),
    number2: dialled.nullable(),
    number2Label: text.nullable(),
    detail: text,
    address: text.nullable(),
    hours: text.nullable(),
    web: webAddress.nullable(),
    /** The search that finds the office in a map app, which may know its number. */
    mapQuery: text.nullable(),
    /** The number to call meanwhile. */
    fallback: z.strictObject({ number: dialled, label: text }).nullable(),
    /** Where its door is, for the map. */
    district: z.enum(DISTRICT_IDS).nullable().default(null),
    sources: z.array(text),
    todo: text.nullable(),
  })
  .refine(({ number, web, mapQuery, fallback }) => number || web || mapQuery || fallback, {
    error: 'without a number, must say what helps meanwhile: web, mapQuery or fallback',
  });

/** The file with every number has this name, beside those of each office. */
const ALL_CONTACTS = 'contactos';

/** The offices that the guide lists. */
const phonesContent = z.strictObject({
  ...pageFields,
  pictures: heroAndCarousel,
  intro: text,
  ui: z.strictObject({
    list: text,
    call: text,
    noNumber: text,
    noNumberHelp: text,
    second: text,
    web: text,
    map: text,
  }),
  shortLinesTitle: text,
  /** The first one is for any emergency. */
  shortLines: z.array(z.strictObject({ id: text, number: shortNumber, name: text, detail: text })),
  entries: z.array(entry).min(1),
});

/** `name` is the accessible name: it says whom the link calls or what it opens, and contains the visible `label`. */
export type NamedLink = Link & { name: string };

export type PhoneEntry = {
  id: string;
  name: string;
  detail: string;
  number: NamedLink | null;
  second: (NamedLink & { kind: string }) | null;
  /** "Si es urgente, llamá al 911". */
  fallback: Link | null;
  address: string | null;
  hours: { text: string; age: Aging } | null;
  web: NamedLink | null;
  /** A link that finds the office in a map app. */
  map: NamedLink | null;
  /** A file for the address book of a phone, where there is a number to keep. */
  contact: NamedLink | null;
};

export type PhonesData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  intro: string;
  shortLines: { title: string; lines: (NamedLink & { id: string; title: string; detail: string })[] };
  list: { title: string; noNumber: string; noNumberHelp: string; save: Link; entries: PhoneEntry[] };
  pictures: Picture[];
  keep: OfflineMessages['keep'];
};

export default definePage({
  path: paths.phones,
  offline: 'always',
  content: { file: 'pages/telefonos', schema: phonesContent },
  menus: { facts: 4 },
  icon: 'phone',
  data: phonesData,
  share: ({ hero }) => hero,
  files: contactFiles,
  search: ({ list, shortLines }, { t }) => ({
    readsData: false,
    parts: [
      ...list.entries.map((entry) => officeEntry(entry, list.noNumber, t)),
      ...shortLines.lines.map((line) => shortLineEntry(line, t)),
    ],
  }),
});

function phonesData(content: PageContent<typeof phonesContent>, context: BuildContext): PhonesData {
  const { at, t } = context;
  const { ui, hero } = content;
  const call = (whom: string, number: string): NamedLink => ({
    href: telLink(number),
    label: number,
    name: `${ui.call}: ${whom}, ${number}`,
  });
  const page = (href: string, label: string, name: string): NamedLink => ({ href, label, name: `${label}: ${name}` });
  return {
    trust: pageTrust('pages/telefonos', content, context),
    hero: { ...hero, picture: content.pictures.hero },
    intro: content.intro,
    shortLines: {
      title: content.shortLinesTitle,
      lines: content.shortLines.map(({ id, number, name, detail }) => ({
        ...call(name, number),
        id,
        title: name,
        detail,
      })),
    },
    list: {
      title: ui.list,
      noNumber: ui.noNumber,
      noNumberHelp: ui.noNumberHelp,
      save: { href: at(`${paths.phones}/${ALL_CONTACTS}.vcf`), label: t('phones.saveAll') },
      entries: byUse(content.entries).map(({ number, number2, number2Label, fallback, web, mapQuery, ...entry }) => {
        const kind = number2Label ?? ui.second;
        return {
          id: entry.id,
          name: entry.name,
          detail: entry.detail,
          number: number === null ? null : call(entry.name, number),
          second: number2 === null ? null : { ...call(`${entry.name}, ${kind}`, number2), kind },
          fallback: fallback && { href: telLink(fallback.number), label: fallback.label },
          address: entry.address,
          hours: entry.hours === null ? null : { text: entry.hours, age: ageOf(content, entry.id, 'hours', context) },
          web: web === null ? null : page(web, ui.web, entry.name),
          map: mapQuery === null ? null : page(mapLink(mapQuery), ui.map, entry.name),
          contact:
            number === null && number2 === null
              ? null
              : page(at(`${paths.phones}/${entry.id}.vcf`), t('phones.save'), entry.name),
        };
      }),
    },
    pictures: content.pictures.carousel,
    keep: keepMessages(context),
  };
}

/** Those that can be called come first, then those for which somebody else answers. */
function byUse<Entry extends { number: string | null; fallback: object | null }>(entries: Entry[]): Entry[] {
  const rank = ({ number, fallback }: Entry) => (number !== null ? 0 : fallback !== null ? 1 : 2);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}

/** A file for each office that has a number, and one with all of them and the short lines. */
function contactFiles({ list, shortLines }: PhonesData, { at, url }: BuildContext): Record<string, string> {
  const uid = (id: string) => `${id}@${new URL(url(paths.phones)).host}`;
  const dialled = ({ href }: Link) => href.slice('tel:'.length);
  const offices = list.entries.flatMap(({ id, name, detail, number, second, address, web, contact }) => {
    const phones = [
      ...(number ? [{ number: dialled(number), label: null }] : []),
      ...(second ? [{ number: dialled(second), label: second.kind }] : []),
    ];
    const office: ContactCard = { uid: uid(id), name, phones, address, web: web?.href ?? null, note: detail };
    return contact ? [{ href: contact.href, office }] : [];
  });
  const lines = shortLines.lines.map(
    (line): ContactCard => ({
      uid: uid(`linea-${line.id}`),
      name: `${line.title} ${line.label}`,
      phones: [{ number: dialled(line), label: null }],
      address: null,
      web: null,
      note: line.detail,
    }),
  );
  return {
    ...Object.fromEntries(offices.map(({ href, office }) => [href, vcardFile([office])])),
    [at(`${paths.phones}/${ALL_CONTACTS}.vcf`)]: vcardFile([...lines, ...offices.map(({ office }) => office)]),
  };
}

const searchEntry = (t: BuildContext['t'], id: string) => ({
  ...plainEntry,
  ...partAddress(paths.phones, id),
  kind: 'phone' as const,
  label: t('search.labels.phone'),
});

function officeEntry(entry: PhoneEntry, noNumber: string, t: BuildContext['t']): Indexed {
  const { id, name, detail, number, fallback, address, hours } = entry;
  const phone = number ?? fallback;
  return {
    ...searchEntry(t, id),
    title: name,
    text: phone ? detail : `${detail} ${noNumber}.`,
    phone: phone && { href: phone.href, label: phone.label },
    body: [address, hours?.text, number?.label].filter(Boolean).join(' '),
  };
}

function shortLineEntry(
  { id, title, detail, href, label }: PhonesData['shortLines']['lines'][number],
  t: BuildContext['t'],
): Indexed {
  return { ...searchEntry(t, `linea-${id}`), title, text: detail, phone: { href, label }, body: label };
}
