import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { iconNames } from '#app/catalog/icons.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { ContentError } from '#app/catalog/problems.ts';
import { coordinates, innerLink, webAddress, words } from '#app/catalog/schema.ts';
import type { Fact, Link, Picture } from '#app/catalog/views.ts';
import { mapLink, pointQuery } from '#app/lib/maps.ts';
import { paths, placePath, placeSlugs } from '#app/paths.ts';

const FILE = 'content/pages/pesca.json';

const fishingContent = z.strictObject({
  ...pageFields,
  spotsTitle: words,
  spots: z.array(
    z.strictObject({
      id: words,
      nombre: words,
      especies: z.array(words).min(1),
      temporada: words,
      icono: z.enum(iconNames),
      descripcion: words,
      /** What the rules of one season say; goes out of date with it. */
      notas: words.nullable(),
      ...coordinates.shape,
      /** By road, from the city. */
      distanceKm: z.number().positive().nullable(),
      sources: z.array(words),
    }),
  ),
  guides: z.strictObject({ title: words, text: words, button: words }),
  permit: z.strictObject({ title: words, text: words, link: innerLink, linkLabel: words }),
  regulations: z.strictObject({ title: words, text: words, url: webAddress, linkLabel: words }),
});

export type FishingSpot = {
  id: string;
  name: string;
  text: string;
  picture: Picture;
  species: { icon: Fact['icon']; label: string; names: string[] };
  facts: (Fact & { label: string })[];
  note: string | null;
  map: Link;
  guide: Link | null;
};

export type FishingData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  permit: { title: string; text: string; link: Link };
  spots: { title: string; items: FishingSpot[] };
  guides: { title: string; text: string; button: string; notice: { title: string; description: string } };
  regulations: { title: string; text: string; link: Link };
};

/** @throws {ContentError} naming `content/pages/pesca.json` and the field, also for a link to nowhere. */
export function fishingPage(context: PageContext): BuiltPage {
  const { language, t } = context;
  const { content, pictures } = readPageContent(context, 'pages/pesca', fishingContent);
  const { hero, guides, permit, regulations } = content;
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  const data: FishingData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    permit: { title: permit.title, text: permit.text, link: { href: permit.link, label: permit.linkLabel } },
    spots: {
      title: content.spotsTitle,
      items: content.spots.map(({ id, nombre, distanceKm, temporada, icono, ...spot }): FishingSpot => {
        const picture = pictures.spots?.[id];
        if (!picture) throw new ContentError([`${FILE}: "pictures.spots" has no picture of ${id}.`]);
        const slug = placeSlugs.find((slug) => slug === id);
        return {
          id,
          name: nombre,
          text: spot.descripcion,
          picture,
          species: { icon: icono, label: t('fishing.species'), names: spot.especies },
          facts: [
            { icon: 'calendar', label: t('fishing.season'), text: temporada },
            {
              icon: 'route',
              label: t('fishing.distance'),
              text:
                distanceKm === null
                  ? t('unknown.plain')
                  : t('fishing.fromCity', { distance: kilometres.format(distanceKm) }),
            },
          ],
          note: spot.notas,
          map: {
            href: mapLink(pointQuery(spot)),
            label: t(spot.approximate ? 'fishing.mapApproximate' : 'fishing.map'),
          },
          guide: slug ? { href: placePath(slug), label: t('fishing.guide', { name: nombre }) } : null,
        };
      }),
    },
    guides: { ...guides, notice: { title: t('fishing.notice.title'), description: t('fishing.notice.text') } },
    regulations: {
      title: regulations.title,
      text: regulations.text,
      link: { href: regulations.url, label: regulations.linkLabel },
    },
  };
  return {
    path: paths.fishing,
    screen: 'fishing',
    status: 200,
    meta: context.meta(paths.fishing, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}
