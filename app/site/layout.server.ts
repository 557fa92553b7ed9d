import type { Catalogue } from '#app/catalog/listings/catalogue.ts';
import { chatLink, digits, telLink } from '#app/lib/text/phone.ts';
import type { MenuName } from '#app/page/define-page.ts';
import type { Layout } from '#app/page/layout.ts';
import { linksOf, menuOf } from './menu-links.server.ts';
import { pageContext } from './pages.server.ts';

/** The header and the footer of one language, derived from the screens' definitions. */
export function readLayout(catalogue: Catalogue, language: string): Layout {
  const { collections, locales, site } = catalogue;
  const t = locales.translator(language, 'catalog');
  const links = linksOf(pageContext(catalogue, language));
  const menu = (name: MenuName) => menuOf(links, name, language);
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
      { id: 'plan', links: menu('plan') },
      { id: 'places', links: menu('places') },
      { id: 'facts', links: menu('facts') },
    ],
    footer: { explore: menu('explore'), community: menu('community') },
    contact: {
      email: site.email,
      phone: { href: telLink(site.phone), label: site.phone },
      whatsapp: chatLink(digits(site.whatsapp), t('chatMessage')),
      instagram: site.instagram,
      facebook: site.facebook,
    },
    newsletter: site.forms.newsletter,
    demo: site.mode === 'demo' ? t('samples.footer') : null,
    suggest: site.forms.contact.startsWith('/f/') ? '/f/sabes' : null,
    year: new Date().getFullYear(),
  };
}
