import type { Catalogue } from './catalog/catalogue.ts';
import type { Link } from './catalog/views.ts';
import { chatLink, digits, telLink } from './lib/phone.ts';
import type { Frame } from './page.ts';
import { paths, placePath, placeSlugs, unfinishedScreens } from './paths.ts';

const planScreens = ['fishing', ...unfinishedScreens] as const;
const factScreens = ['tips', 'arrive', 'transport', 'phones', 'blog', 'faq', 'contact', 'agenda'] as const;

/** Header and footer of one language: made from the collections and `paths.ts`, never typed twice. */
export function readFrame({ collections, words, site }: Catalogue, language: string): Frame {
  const t = words.translator(language, 'catalog');
  const screen = (name: keyof typeof paths): Link => ({ href: paths[name], label: t(`screens.${name}.label`) });
  const lists = collections.map(
    ({ name, path }): Link => ({ href: path, label: words.translator(language, name)('label') }),
  );
  const byLabel = (a: Link, b: Link) => a.label.localeCompare(b.label, language);
  return {
    language,
    languages: words.languages.map((code) => {
      const own = words.translator(code, 'catalog');
      return { code, name: own('languageName'), locale: own('locale') };
    }),
    locale: t('locale'),
    siteName: site.name,
    collections: collections.map(({ name, type, path }) => ({ name, type, path })),
    menus: [
      { id: 'plan', links: [...lists, ...planScreens.map(screen)].sort(byLabel) },
      { id: 'places', links: placeSlugs.map((slug) => ({ href: placePath(slug), label: t(`screens.${slug}.label`) })) },
      { id: 'facts', links: factScreens.map(screen) },
    ],
    footer: {
      explore: [screen('guide'), screen('inspiration'), ...lists.toSorted(byLabel)],
      community: [
        screen('club'),
        screen('welcome'),
        screen('publish'),
        screen('agenda'),
        screen('blog'),
        screen('faq'),
      ],
    },
    contact: {
      email: site.email,
      phone: { href: telLink(site.phone), label: site.phone },
      whatsapp: chatLink(digits(site.whatsapp), t('chatMessage')),
      instagram: site.instagram,
      facebook: site.facebook,
    },
    newsletter: site.forms.newsletter,
    year: new Date().getFullYear(),
  };
}
