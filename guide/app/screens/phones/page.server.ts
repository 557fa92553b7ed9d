import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { keepMessages } from '#app/page/offline-messages.server.ts';
import type { PageContent } from '#app/page/page-content.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { paths } from '#common/lib/address/paths.ts';
import { mapLink } from '#common/lib/geography/maps.ts';
import { telLink } from '#common/lib/text/phone.ts';
import { contactFile, contactFiles } from './contact-files.server.ts';
import { phonesContent } from './content.server.ts';
import { officeEntry, shortLineEntry } from './search-entries.server.ts';
import type { NamedLink, PhonesData } from './views.ts';

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
    texts: [],
    parts: [
      ...list.entries.map((entry) => officeEntry(entry, list.noNumber, t)),
      ...shortLines.lines.map((line) => shortLineEntry(line, t)),
    ],
  }),
});

function phonesData(content: PageContent<typeof phonesContent>, context: BuildContext): PhonesData {
  const { at, t } = context;
  const { ui, hero } = content;
  const short = new Set(content.shortLines.map(({ number }) => number));
  const isShort = (number: string | null) => number === null || short.has(number);
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
      unknown: t('phones.unknown', { count: content.entries.filter(({ number }) => number === null).length }),
      save: { href: at(contactFile()), label: t('phones.saveAll') },
      entries: byUse(content.entries).map(({ number, number2, number2Label, fallback, web, mapQuery, ...entry }) => {
        const kind = number2Label ?? ui.second;
        return {
          id: entry.id,
          name: entry.name,
          detail: entry.detail,
          isAbove: number !== null && isShort(number) && isShort(number2),
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
              : {
                  href: at(contactFile(entry.id)),
                  label: t('phones.saveShort'),
                  name: `${t('phones.save')}: ${entry.name}`,
                },
        };
      }),
    },
    pictures: content.pictures.carousel,
    keep: keepMessages(context),
  };
}

/** Sorts offices with a number first, then those with a fallback number. */
function byUse<Entry extends { number: string | null; fallback: object | null }>(entries: Entry[]): Entry[] {
  const rank = ({ number, fallback }: Entry) => (number !== null ? 0 : fallback !== null ? 1 : 2);
  return entries.toSorted((a, b) => rank(a) - rank(b));
}
