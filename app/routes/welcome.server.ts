import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import type { Card, Link, Picture } from '#app/catalog/views.ts';
import { PAGE_SIZE } from '#app/lib/paging.ts';
import { paths } from '#app/paths.ts';
import { openingPicture } from './collection.server.ts';

/** The filter that keeps the lodgings whose guests are in the club. */
const WELCOME = 'welcome';

export type WelcomeData = {
  title: string;
  standfirst: string;
  picture: Picture | undefined;
  cards: Card[];
  empty: { title: string; hint: string };
  club: Link & { text: string };
  all: Link | null;
};

/** The lodgings whose category is welcome, each leading to its own page. */
export function welcomePage(context: PageContext): BuiltPage {
  const { catalogue, language, t } = context;
  const collection = catalogue.collections.find(({ filters }) => filters.includes(WELCOME));
  const cards = collection ? catalogue.views(collection, language).cards : [];
  const data: WelcomeData = {
    title: t('welcome.title'),
    standfirst: t('welcome.standfirst'),
    picture: collection && openingPicture(context, collection),
    // Of more than one page of them, the list has the others.
    cards: cards.filter(({ filters }) => filters.includes(WELCOME)).slice(0, PAGE_SIZE),
    empty: { title: t('welcome.empty'), hint: t('welcome.emptyHint') },
    club: { href: paths.club, label: t('welcome.club'), text: t('welcome.clubText') },
    all: collection ? { href: collection.path, label: t('welcome.all') } : null,
  };
  const words = {
    title: t('welcome.pageTitle'),
    description: t('welcome.description'),
    keywords: t('welcome.keywords'),
  };
  return {
    path: paths.welcome,
    screen: 'welcome',
    status: 200,
    meta: context.meta(paths.welcome, words),
    data,
    share: { title: data.title, picture: data.picture },
  };
}
