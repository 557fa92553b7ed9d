import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { phoneNumber, webAddress, words } from '#app/catalog/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import { mapLink } from '#app/lib/maps.ts';
import { telLink } from '#app/lib/phone.ts';
import { paths } from '#app/paths.ts';

const shortNumber = z.string().regex(/^\d{3}$/, 'must be the three digits of a short line');
const dialled = z.union([shortNumber, phoneNumber], {
  error: 'must be a phone number (digits, spaces, dashes, and + only at the start) or the three digits of a short line',
});

const entry = z
  .strictObject({
    id: words,
    name: words,
    /** Null: nobody confirmed it, and the page says so. */
    number: dialled.nullable(),
    number2: dialled.nullable(),
    number2Label: words.nullable(),
    detail: words,
    address: words.nullable(),
    hours: words.nullable(),
    web: webAddress.nullable(),
    /** What finds the office in a map program, which may know its number. */
    mapQuery: words.nullable(),
    /** Whom to call meanwhile. */
    fallback: z.strictObject({ number: dialled, label: words }).nullable(),
    sources: z.array(words),
    todo: words.nullable(),
  })
  .refine(({ number, web, mapQuery, fallback }) => number || web || mapQuery || fallback, {
    error: 'without a number, must say what helps meanwhile: web, mapQuery or fallback',
  });

/** The 15 offices that the guide lists. */
const phonesContent = z.strictObject({
  ...pageFields,
  intro: words,
  ui: z.strictObject({
    list: words,
    call: words,
    noNumber: words,
    noNumberHelp: words,
    second: words,
    web: words,
    map: words,
  }),
  shortLinesTitle: words,
  /** The first is the one for any emergency. */
  shortLines: z.array(z.strictObject({ id: words, number: shortNumber, name: words, detail: words })),
  entries: z.array(entry).min(1),
});

/** `name` says whom the link calls or what it opens; it holds the visible `label`. */
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
  hours: string | null;
  web: NamedLink | null;
  /** Finds the office in a map program. */
  map: NamedLink | null;
};

export type PhonesData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  intro: string;
  shortLines: { title: string; lines: (NamedLink & { id: string; title: string; detail: string })[] };
  list: { title: string; noNumber: string; noNumberHelp: string; entries: PhoneEntry[] };
  pictures: Picture[];
};

/** @throws {ContentError} naming `content/pages/telefonos.json` and the field. */
export function phonesPage(context: PageContext): BuiltPage {
  const { content, pictures } = readPageContent(context, 'pages/telefonos', phonesContent);
  const { ui, hero } = content;
  const call = (whom: string, number: string): NamedLink => ({
    href: telLink(number),
    label: number,
    name: `${ui.call}: ${whom}, ${number}`,
  });
  const page = (href: string, label: string, name: string): NamedLink => ({ href, label, name: `${label}: ${name}` });
  const data: PhonesData = {
    hero: { ...hero, picture: pictures.hero?.hero },
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
      entries: content.entries.map(({ number, number2, number2Label, fallback, web, mapQuery, ...entry }) => {
        const kind = number2Label ?? ui.second;
        return {
          id: entry.id,
          name: entry.name,
          detail: entry.detail,
          number: number === null ? null : call(entry.name, number),
          second: number2 === null ? null : { ...call(`${entry.name}, ${kind}`, number2), kind },
          fallback: fallback && { href: telLink(fallback.number), label: fallback.label },
          address: entry.address,
          hours: entry.hours,
          web: web === null ? null : page(web, ui.web, entry.name),
          map: mapQuery === null ? null : page(mapLink(mapQuery), ui.map, entry.name),
        };
      }),
    },
    pictures: Object.values(pictures.carousel ?? {}),
  };
  return {
    path: paths.phones,
    screen: 'phones',
    status: 200,
    meta: context.meta(paths.phones, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}
