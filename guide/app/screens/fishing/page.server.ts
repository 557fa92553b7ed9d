import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { ageOf, pageTrust } from '#app/page/page-trust.server.ts';
import { iconsOf } from '#app/page/shown-icons.ts';
import {
  coordinates,
  idText,
  innerLink,
  noteText,
  picture,
  text,
  themedOpening,
  webAddress,
} from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { mapLink, pointQuery } from '#common/lib/geography/maps.ts';
import { ContentError } from '#reading/problems.ts';
import type { Aging } from '#views/aging-views.ts';
import { iconNames } from '#views/icons.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Fact, Link } from '#views/views.ts';

const FILE = 'content/pages/pesca.json';

const fishingContent = z.strictObject({
  ...pageFields,
  pictures: z.strictObject({ hero: themedOpening, spots: z.record(z.string(), picture) }),
  spotsTitle: text,
  spots: z.array(
    z.strictObject({
      id: idText,
      nombre: text,
      especies: z.array(text).min(1),
      temporada: text,
      icono: z.enum(iconNames),
      descripcion: text,
      /** Notes on the rules of one season, which go out of date with it. */
      notas: text.nullable(),
      ...coordinates.shape,
      /** Kilometres by road from the city. */
      distanceKm: z.number().positive().nullable(),
      sources: z.array(noteText),
    }),
  ),
  guides: z.strictObject({ title: text, text: text, button: text }),
  permit: z.strictObject({ title: text, text: text, link: innerLink, linkLabel: text }),
  regulations: z.strictObject({ title: text, text: text, url: webAddress, linkLabel: text }),
});

export type FishingSpot = {
  id: string;
  name: string;
  text: string;
  picture: Picture;
  species: { icon: Fact['icon']; label: string; names: string[] };
  season: Fact & { label: string };
  facts: (Fact & { label: string })[];
  note: string | null;
  /** The age of the season and the note. */
  age: Aging;
  map: Link;
  guide: Link | null;
};

export type FishingData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  permit: { title: string; text: string; link: Link };
  spots: { title: string; items: FishingSpot[] };
  guides: { title: string; text: string; button: string; notice: { title: string; description: string } };
  regulations: { title: string; text: string; link: Link };
};

export default definePage({
  path: '/pesca-deportiva-en-san-rafael',
  content: { file: 'pages/pesca', schema: fishingContent },
  header: 'transparent',
  menus: { plan: 1 },
  icon: 'fish',
  data: fishingData,
  icons: ({ spots }) => spots.items.flatMap(({ species, season, facts }) => iconsOf([species, season, ...facts])),
  share: ({ hero }) => hero,
});

function fishingData(content: PageContent<typeof fishingContent>, context: BuildContext): FishingData {
  const { language, t } = context;
  const { hero, guides, permit, regulations } = content;
  const kilometres = new Intl.NumberFormat(language, { style: 'unit', unit: 'kilometer' });
  return {
    trust: pageTrust('pages/pesca', content, context),
    hero: { ...hero, picture: content.pictures.hero },
    permit: { title: permit.title, text: permit.text, link: { href: permit.link, label: permit.linkLabel } },
    spots: {
      title: content.spotsTitle,
      items: content.spots.map(({ id, nombre, distanceKm, temporada, icono, ...spot }): FishingSpot => {
        const picture = content.pictures.spots[id];
        if (!picture) throw new ContentError([`${FILE}: "pictures.spots" has no picture of ${id}.`]);
        const place = context.catalogue.places.find(({ slug }) => slug === id);
        return {
          id,
          name: nombre,
          text: spot.descripcion,
          picture,
          species: { icon: icono, label: t('fishing.species'), names: spot.especies },
          season: { icon: 'calendar', label: t('fishing.season'), text: temporada },
          facts: [
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
          age: ageOf(content, `temporada-${id}`, 'season', context),
          map: {
            href: mapLink(pointQuery(spot)),
            label: t(spot.approximate ? 'fishing.mapApproximate' : 'fishing.map'),
          },
          guide: place ? { href: place.path, label: t('fishing.guide', { name: nombre }) } : null,
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
}
