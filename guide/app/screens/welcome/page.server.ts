import type { BuildContext } from '#app/page/build-context.ts';
import { defineTranslatedPage } from '#app/page/define-page.ts';
import { readPlainPrints } from '#app/page/plain-prints.server.ts';
import { iconsOfCards } from '#app/page/shown-icons.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { PAGE_SIZE } from '#common/lib/address/paging.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Card, Link } from '#views/views.ts';

/** The filter for lodgings whose guests are in the club. */
const WELCOME = 'welcome';

type WelcomeData = {
  title: string;
  standfirst: string;
  picture: Picture;
  cards: Card[];
  /** That all of them are made up; null if some are not. */
  example: string | null;
  empty: { title: string; hint: string };
  club: Link & { text: string };
  all: Link | null;
};

/** The lodgings in the category "welcome", each with a link to its page. */
export default defineTranslatedPage({
  path: '/alojamientos-welcome',
  menus: { community: 2 },
  data: (_none, context) => welcomeData(context),
  seo: (_none, { t }) => ({
    title: t('welcome.pageTitle'),
    description: t('welcome.description'),
    keywords: t('welcome.keywords'),
  }),
  icons: ({ cards }) => iconsOfCards(cards),
  share: ({ title, picture }) => ({ title, picture }),
});

function welcomeData(context: BuildContext): WelcomeData {
  const { catalogue, language, t } = context;
  const collection = catalogue.collections.find(({ filters }) => filters.includes(WELCOME));
  const cards = collection ? catalogue.views(collection, language).cards : [];
  // If there are more than fit on one page, the list of lodgings has the others.
  const welcome = cards.filter(({ filters }) => filters.includes(WELCOME)).slice(0, PAGE_SIZE);
  return {
    title: t('welcome.title'),
    standfirst: t('welcome.standfirst'),
    picture: readPlainPrints(context).welcome,
    cards: welcome,
    example: welcome.length > 0 && welcome.every(({ isSample }) => isSample) ? t('welcome.example') : null,
    empty: { title: t('welcome.empty'), hint: t('welcome.emptyHint') },
    club: { href: paths.club, label: t('welcome.club'), text: t('welcome.clubText') },
    all: collection ? { href: collection.path, label: t('welcome.all') } : null,
  };
}
