import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { linksIn } from '#app/catalog/links.ts';
import { parseContent } from '#app/catalog/problems.ts';
import { readJson } from '#app/catalog/read-file.ts';
import { innerLink, type PictureContent, picture, translations, words } from '#app/catalog/schema.ts';
import { translate } from '#app/catalog/translate.ts';
import type { Card, Picture, Video } from '#app/catalog/views.ts';
import { publisher, thing } from '#app/json-ld.server.ts';
import { paths } from '#app/paths.ts';

const FILE = 'content/pages/home.json';
/** Below `public`; made by `art/video.ts`. */
const FILM = '/video/un-dia-en-san-rafael.mp4';
const MAX_FEATURED = 3;

const youtubeId = z.string().regex(/^[\w-]{11}$/, 'must be the 11 characters after "v=" in the address of the video');

const homeContent = z.strictObject({
  seo: z.strictObject({ title: words, description: words, keywords: words }),
  hero: z.strictObject({ title: words, subtitle: words, button: words, link: innerLink, picture }),
  categories: z.strictObject({
    title: words,
    tiles: z.array(z.strictObject({ id: words, label: words, link: innerLink, picture })).length(5),
  }),
  featured: z.strictObject({ title: words, subtitle: words, link: innerLink, linkLabel: words }),
  tiles: z.strictObject({
    title: words,
    items: z
      .array(z.strictObject({ id: words, title: words, text: words, link: innerLink, linkLabel: words, picture }))
      .length(4),
  }),
  /** `youtubeId` null: the guide's own film is shown; `transcript` tells what is seen in it. */
  video: z.strictObject({ title: words, text: words, transcript: words, youtubeId: youtubeId.nullable(), picture }),
  instagram: z.strictObject({
    title: words,
    text: words,
    button: words,
    posts: z.array(z.strictObject({ id: words, picture })).length(5),
  }),
  translations,
  sources: z.array(words).default([]),
  /** For the owner. */
  todo: z.array(words).default([]),
});

type Tile = { href: string; label: string; picture: Picture };

export type HomeData = {
  hero: { title: string; subtitle: string; href: string; button: string; picture: Picture };
  categories: { title: string; tiles: Tile[] };
  featured: { title: string; subtitle: string; href: string; linkLabel: string; cards: Card[] };
  tiles: { title: string; items: (Tile & { text: string; linkLabel: string })[] };
  video: Video;
  instagram: { title: string; text: string; button: string; href: string; pictures: Picture[] };
};

/** @throws {ContentError} naming `content/pages/home.json` and the field, also for a link to nowhere. */
export function homePage(context: PageContext): BuiltPage {
  const { catalogue, language, meta, links } = context;
  const spanish = parseContent(homeContent, readJson(catalogue.root, FILE), FILE);
  const content = translate(spanish, spanish.translations[language] ?? {}, `${FILE} (${language})`);
  links.push(...linksIn(spanish, FILE));
  const draw = (name: string, drawn: PictureContent, shape: 'hero' | 'tile' | 'card') =>
    catalogue.pictures.add(`home/${name}`, drawn, shape);
  const { hero, categories, featured, tiles, video, instagram, seo } = content;
  const data: HomeData = {
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      href: hero.link,
      button: hero.button,
      picture: catalogue.pictures.addOpening('home/portada', hero.picture),
    },
    categories: {
      title: categories.title,
      tiles: categories.tiles.map(({ id, link, label, picture }) => ({
        href: link,
        label,
        picture: draw(`rubro-${id}`, picture, 'tile'),
      })),
    },
    featured: {
      title: featured.title,
      subtitle: featured.subtitle,
      href: featured.link,
      linkLabel: featured.linkLabel,
      cards: catalogue.collections
        .flatMap((collection) => catalogue.views(collection, language).featured)
        .slice(0, MAX_FEATURED),
    },
    tiles: {
      title: tiles.title,
      items: tiles.items.map(({ id, link, title, text, linkLabel, picture }) => ({
        href: link,
        label: title,
        text,
        linkLabel,
        picture: draw(`camino-${id}`, picture, 'card'),
      })),
    },
    video: {
      title: video.title,
      text: video.text,
      source: video.youtubeId === null ? { film: FILM, transcript: video.transcript } : { youtubeId: video.youtubeId },
      picture: draw('video', video.picture, 'hero'),
    },
    instagram: {
      title: instagram.title,
      text: instagram.text,
      button: instagram.button,
      href: catalogue.site.instagram,
      pictures: instagram.posts.map(({ id, picture }) => draw(`instagram-${id}`, picture, 'tile')),
    },
  };
  return {
    path: paths.home,
    screen: 'home',
    status: 200,
    meta: meta(paths.home, seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
    structuredData: [websiteWithSearch(context)],
  };
}

function websiteWithSearch({ catalogue, language, url }: PageContext) {
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
