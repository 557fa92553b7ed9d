import { z } from 'zod';
import { MOMENTS, type OpeningMoment } from '#app/features/today/opening-moment.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { publisher, thing } from '#app/page/json-ld.server.ts';
import type { PageContent } from '#app/page/page-content.ts';
import { type PlaceTile, placeTiles } from '#app/page/place-tiles.server.ts';
import { readRouteTeasers } from '#app/page/route-teasers.server.ts';
import { iconsOfCards } from '#app/page/shown-icons.ts';
import {
  innerLink,
  noteText,
  openingPicture,
  picture,
  text,
  tilePicture,
  translations,
  widePicture,
} from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Card, Video } from '#views/views.ts';
import { freshPrints } from './fresh-prints.server.ts';
import { nightsOfYear } from './nights.server.ts';
import { type Today, todayContent, viewToday } from './today.server.ts';

/** The film's address; `illustrations/video.ts` makes the file below `public`. */
const FILM = '/video/un-dia-en-san-rafael.mp4';
const MAX_FEATURED = 3;

const youtubeId = z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters after "v=" in the address of the video');

const stays = z.strictObject({ title: text, subtitle: text, link: innerLink, linkLabel: text });

/** The prints that open the page at night, and in the months when the vines turn: of each moment at most one. */
const moments = z
  .array(z.strictObject({ id: z.enum(MOMENTS), picture: openingPicture }))
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'must name each moment once')
  .default([]);

const homeContent = z.strictObject({
  seo: z.strictObject({ title: text, description: text, keywords: text }),
  hero: z.strictObject({
    title: text,
    subtitle: text,
    button: text,
    link: innerLink,
    picture: openingPicture,
    moments,
  }),
  today: todayContent,
  places: z.strictObject({ title: text, text: text }),
  routes: z.strictObject({ title: text, link: innerLink, linkLabel: text }),
  categories: z.strictObject({
    title: text,
    tiles: z.array(z.strictObject({ label: text, link: innerLink, picture: tilePicture })).length(5),
  }),
  /** Real lodgings, before those of the club while these are samples. */
  lodgings: stays,
  featured: stays,
  tiles: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text: text, link: innerLink, linkLabel: text, picture })).length(4),
  }),
  /** A null `youtubeId` shows the guide's own film; `transcript` describes what is seen in it. */
  video: z.strictObject({
    title: text,
    text: text,
    transcript: text,
    youtubeId: youtubeId.nullable(),
    picture: widePicture,
  }),
  instagram: z.strictObject({
    title: text,
    text: text,
    button: text,
    posts: z.array(z.strictObject({ picture: tilePicture })).length(5),
  }),
  translations,
  sources: z.array(noteText).default([]),
  /** Notes for the owner. */
  todo: z.array(noteText).default([]),
});

type Tile = { href: string; label: string; picture: Picture };

/** `days` is the large numeral; `stops` are the places that it passes. */
type RouteCard = Tile & { days: number; stops: string[] };

export type Stays = { title: string; subtitle: string; href: string; linkLabel: string; cards: Card[] };

export type HomeData = {
  hero: {
    title: string;
    subtitle: string;
    href: string;
    button: string;
    picture: Picture;
    moments: { id: OpeningMoment; picture: Picture }[];
    nights: string;
  };
  today: Today;
  places: { title: string; text: string; items: PlaceTile[] };
  routes: { title: string; href: string; linkLabel: string; items: RouteCard[] };
  categories: { title: string; tiles: Tile[] };
  lodgings: Stays;
  featured: Stays;
  tiles: { title: string; items: (Tile & { text: string; linkLabel: string })[] };
  video: Video;
  instagram: { title: string; text: string; button: string; href: string; pictures: Picture[] };
};

export default definePage({
  path: paths.home,
  offline: 'always',
  content: { file: 'pages/home', schema: homeContent },
  header: 'transparent',
  data: homeData,
  icons: ({ lodgings, featured }) => iconsOfCards([...lodgings.cards, ...featured.cards]),
  share: ({ hero }) => hero,
  // Visitors start from this page, so search need not lead to it.
  search: () => null,
  structuredData: (_data, context) => [websiteWithSearch(context)],
});

function homeData(content: PageContent<typeof homeContent>, context: BuildContext): HomeData {
  const { catalogue, language } = context;
  const { hero, places, routes, categories, lodgings, featured, tiles, video, instagram } = content;
  const printOf = freshPrints(context);
  return {
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      href: hero.link,
      button: hero.button,
      picture: hero.picture,
      moments: hero.moments,
      nights: nightsOfYear(),
    },
    today: viewToday(content.today, context, printOf),
    places: { ...places, items: placeTiles(context) },
    routes: {
      title: routes.title,
      href: routes.link,
      linkLabel: routes.linkLabel,
      items: routeCards(context),
    },
    categories: {
      title: categories.title,
      tiles: categories.tiles.map(({ link, label, picture }) => ({
        href: link,
        label,
        picture,
      })),
    },
    lodgings: staysOf(lodgings, realLodgings(context, lodgings.link)),
    featured: staysOf(
      featured,
      catalogue.collections.flatMap((collection) => catalogue.views(collection, language).featured).sort(realFirst),
    ),
    tiles: {
      title: tiles.title,
      items: tiles.items.map(({ link, title, text, linkLabel, picture }) => ({
        href: link,
        label: title,
        text,
        linkLabel,
        picture,
      })),
    },
    video: {
      title: video.title,
      text: video.text,
      source: video.youtubeId === null ? { film: FILM, transcript: video.transcript } : { youtubeId: video.youtubeId },
      picture: video.picture,
    },
    instagram: {
      title: instagram.title,
      text: instagram.text,
      button: instagram.button,
      href: catalogue.site.instagram,
      pictures: instagram.posts.map(({ picture }) => picture),
    },
  };
}

function staysOf({ title, subtitle, link, linkLabel }: z.output<typeof stays>, cards: Card[]): Stays {
  return { title, subtitle, href: link, linkLabel, cards: cards.slice(0, MAX_FEATURED) };
}

const realFirst = (a: Card, b: Card) => Number(a.isSample) - Number(b.isSample);

/** The real listings of a list that somebody described, those that answer a phone or a chat first. */
function realLodgings({ catalogue, language }: BuildContext, link: string): Card[] {
  const collection = catalogue.collections.find(({ path }) => path === link);
  const cards = collection ? catalogue.views(collection, language).cards : [];
  const isCallable = ({ contact }: Card) => Boolean(contact.whatsapp ?? contact.phone);
  return cards.filter(({ isSample }) => !isSample).sort((a, b) => Number(isCallable(b)) - Number(isCallable(a)));
}

function routeCards(context: BuildContext): RouteCard[] {
  return readRouteTeasers(context).map(({ href, title, days, picture, places }) => ({
    href,
    label: title,
    days,
    picture,
    stops: places.map((place) => place.title),
  }));
}

function websiteWithSearch({ catalogue, language, url }: BuildContext) {
  return thing('WebSite', {
    '@id': `${url(paths.home)}#website`,
    name: catalogue.site.name,
    url: url(paths.home),
    inLanguage: language,
    publisher: publisher(catalogue.site),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url(paths.guide)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  });
}
