import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { ContentError } from '#app/catalog/problems.ts';
import { phoneNumber, rating, webAddress, words } from '#app/catalog/schema.ts';
import type { Badge, Link, Picture, Rating } from '#app/catalog/views.ts';
import type { NamedFavourite } from '#app/features/favourites/favourites.ts';
import { singleFile } from '#app/lib/picture-files.ts';
import { paths } from '#app/paths.ts';

const FILE = 'content/pages/alquiler-autos.json';

const carRentalContent = z.strictObject({
  ...pageFields,
  /** What stands above the cards while they are samples. */
  note: words.nullable(),
  agencies: z.array(
    z.strictObject({
      id: words,
      name: words,
      location: words,
      rating,
      type: z.literal('alquiler_auto'),
      description: words,
      vehicles: z.array(words),
      features: z.array(words),
      phone: phoneNumber.nullable(),
      whatsapp: phoneNumber.nullable(),
      website: webAddress.nullable(),
      sample: z.boolean(),
      sources: z.array(words),
    }),
  ),
});

export type Agency = {
  name: string;
  location: string;
  description: string;
  picture: Picture;
  rating: Rating | null;
  vehicles: string[];
  features: string[];
  badges: Badge[];
  favourite: NamedFavourite;
};

export type CarRentalData = {
  hero: { title: string; subtitle: string; picture: Picture | undefined };
  note: string | null;
  agencies: Agency[];
  words: { list: string; vehicles: string; features: string; more: string; empty: string; emptyHint: string };
  contact: Link;
};

/** @throws {ContentError} naming `content/pages/alquiler-autos.json` and the field. */
export function carRentalPage(context: PageContext): BuiltPage {
  const { catalogue, language, t } = context;
  const { content, pictures } = readPageContent(context, 'pages/alquiler-autos', carRentalContent);
  const { hero, note } = content;
  const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const agencies = content.agencies.map((agency): Agency => {
    const { id, type, name, location, sample: isSample, description, vehicles, features } = agency;
    const picture = pictures.agencies?.[id];
    if (!picture) throw new ContentError([`${FILE}: "pictures.agencies" has no picture of ${id}.`]);
    // A sample's contact is the guide's own.
    const { whatsapp, phone } = isSample ? catalogue.site : agency;
    return {
      name,
      location,
      description,
      picture,
      rating: agency.rating === null ? null : { text: oneDecimal.format(agency.rating), isSample: false },
      vehicles,
      features,
      badges: isSample ? [{ text: t('badges.sample'), tone: 'sample' }] : [],
      favourite: {
        id,
        type,
        name,
        image: singleFile(picture),
        location,
        whatsapp,
        phone,
        ...(isSample ? { isSample } : {}),
      },
    };
  });
  const data: CarRentalData = {
    hero: { ...hero, picture: pictures.hero?.hero },
    note: content.agencies.some(({ sample }) => sample) ? note : null,
    agencies,
    words: {
      list: t('carRental.list'),
      vehicles: t('carRental.vehicles'),
      features: t('carRental.features'),
      more: t('carRental.more'),
      empty: t('carRental.empty'),
      emptyHint: t('carRental.emptyHint'),
    },
    contact: { href: paths.contact, label: t('carRental.contact') },
  };
  return {
    path: paths.carRental,
    screen: 'car-rental',
    status: 200,
    meta: context.meta(paths.carRental, content.seo),
    data,
    share: { title: hero.title, picture: data.hero.picture },
  };
}
