import type { MenuLink, MenuName } from '#app/page/menus.ts';
import { readMenuWords } from '#catalog/content/menus.ts';
import { countsVisits, realNumbers } from '#catalog/content/site-config.ts';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { paths } from '#common/lib/address/paths.ts';
import { chatLink, digits, telLink } from '#common/lib/text/phone.ts';
import type { Layout, MenuEntry } from '#views/layout.ts';
import { type IconSheet, rowOf } from './icon-sheet.server.ts';
import { linksOf, menuOf, plainLink } from './menu-links.server.ts';
import { pageContext } from './pages.server.ts';
import { type PrintSheet, printOf } from './print-sheet.server.ts';

/** The header and the footer of one language, derived from the screens' definitions. */
export function readLayout(catalogue: Catalogue, language: string, sheet: IconSheet, prints: PrintSheet): Layout {
  const { collections, locales, root, site } = catalogue;
  const { titles } = readMenuWords(root, locales.languages, language);
  const t = locales.translator(language, 'catalog');
  const links = linksOf(pageContext(catalogue, language));
  const menu = (name: MenuName) => menuOf(links, name, language);
  const entry = (link: MenuLink): MenuEntry => ({
    ...plainLink(link),
    icon: rowOf(sheet, link),
    ...(link.isUnfinished && { note: t('construction.note') }),
  });
  const linkAt = (path: string) => links.find((link) => link.path === path) ?? { path, label: path, menus: {} };
  const entryAt = (path: string) => entry(linkAt(path));
  const withPrint = (link: MenuLink): MenuEntry => {
    const print = printOf(prints, link.path);
    return print === undefined ? entry(link) : { ...plainLink(link), print };
  };
  return {
    language,
    languages: locales.languages.map((code) => {
      const own = locales.translator(code, 'catalog');
      return { code, name: own('languageName'), locale: own('locale') };
    }),
    locale: t('locale'),
    siteName: site.name,
    collections: collections.map(({ name, type, path }) => ({ name, type, path })),
    menus: [
      { id: 'plan', label: titles.plan, links: menu('plan').map(entry) },
      { id: 'places', label: titles.places, links: menu('places').map(withPrint) },
      { id: 'facts', label: titles.facts, links: menu('facts').map(entry) },
    ],
    tools: {
      today: entryAt(paths.today),
      beforeLeaving: entryAt(paths.beforeLeaving),
      map: entryAt(paths.map),
      trip: entryAt(paths.trip),
    },
    club: plainLink(linkAt(paths.club)),
    iconSheet: sheet.address,
    printSheet: prints.address,
    footer: {
      explore: { label: titles.explore, links: menu('explore').map(plainLink) },
      community: { label: titles.community, links: menu('community').map(plainLink) },
    },
    contact: {
      email: site.email,
      phone: { href: telLink(site.phone), label: site.phone },
      whatsapp: chatLink(digits(site.whatsapp), t('chatMessage')),
      instagram: site.instagram,
      facebook: site.facebook,
      isExample: Object.values(realNumbers(site)).includes(null) || undefined,
    },
    newsletter: site.forms.newsletter,
    demo: site.mode === 'demo' ? t('samples.footer') : null,
    suggest: site.forms.contact.startsWith('/f/') ? '/f/sabes' : null,
    isUncounted: countsVisits(site) ? undefined : true,
    year: new Date().getFullYear(),
    hasPhotos: catalogue.hasPhotos || undefined,
  };
}
