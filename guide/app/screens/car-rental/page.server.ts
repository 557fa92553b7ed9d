import { z } from 'zod';
import type { NamedFavourite } from '#app/features/favourites/favourites.ts';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { pageTrust } from '#app/page/page-trust.server.ts';
import {
  idText,
  noteText,
  phoneNumber,
  picture,
  rating,
  sameText,
  text,
  themedOpening,
  webAddress,
} from '#catalog/content/schema.ts';
import { realNumbers } from '#catalog/content/site-config.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { singleFile } from '#common/lib/pictures/picture-files.ts';
import { chatLink, telLink } from '#common/lib/text/phone.ts';
import { ContentError } from '#reading/problems.ts';
import type { Trust } from '#views/trust-views.ts';
import type { Badge, Link, Rating } from '#views/views.ts';

const FILE = 'content/pages/alquiler-autos.json';

const carRentalContent = z.strictObject({
  ...pageFields,
  pictures: z.strictObject({ hero: themedOpening, agencies: z.record(z.string(), picture) }),
  /** What the sample listings are, and what to do where one of the others has no number. */
  note: text.nullable(),
  agencies: z.array(
    z.strictObject({
      id: idText,
      name: sameText,
      location: text,
      rating,
      type: z.literal('alquiler_auto'),
      description: text,
      vehicles: z.array(text),
      features: z.array(text),
      phone: phoneNumber.nullable(),
      whatsapp: phoneNumber.nullable(),
      website: webAddress.nullable(),
      sample: z.boolean(),
      sources: z.array(noteText),
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
  /** What reaches a real agency; empty where nobody knows its number, which `unknown` says. */
  ways: Link[];
  unknown: string | null;
  favourite: NamedFavourite;
};

export type CarRentalData = {
  trust: Trust;
  hero: { title: string; subtitle: string; picture: Picture };
  note: string | null;
  agencies: Agency[];
  words: { list: string; vehicles: string; features: string; more: string; empty: string; emptyHint: string };
  contact: Link;
};

export default definePage({
  path: paths.carRental,
  icon: 'car',
  content: { file: 'pages/alquiler-autos', schema: carRentalContent },
  data: carRentalData,
  share: ({ hero }) => hero,
});

function carRentalData(content: PageContent<typeof carRentalContent>, context: BuildContext): CarRentalData {
  const { catalogue, language, t } = context;
  const { hero, note } = content;
  const oneDecimal = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const agencies = content.agencies.map((agency): Agency => {
    const { id, type, name, location, sample: isSample, description, vehicles, features } = agency;
    const picture = content.pictures.agencies[id];
    if (!picture) throw new ContentError([`${FILE}: "pictures.agencies" has no picture of ${id}.`]);
    // The guide itself answers for a sample, once its numbers are real.
    const { whatsapp, phone } = isSample ? realNumbers(catalogue.site) : agency;
    const ways = isSample ? [] : waysTo(agency, t);
    return {
      name,
      location,
      description,
      picture,
      rating: agency.rating === null ? null : { text: oneDecimal.format(agency.rating), isSample },
      vehicles,
      features,
      ways,
      unknown: isSample || ways.length > 0 ? null : t('practical.noPhone'),
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
  return {
    trust: pageTrust('pages/alquiler-autos', content, context),
    hero: { ...hero, picture: content.pictures.hero },
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
}

type Numbers = { name: string; whatsapp: string | null; phone: string | null; website: string | null };

function waysTo({ name, whatsapp, phone, website }: Numbers, t: BuildContext['t']): Link[] {
  return [
    ...(whatsapp ? [{ href: chatLink(whatsapp, t('carRental.message', { name })), label: 'WhatsApp' }] : []),
    ...(phone ? [{ href: telLink(phone), label: phone }] : []),
    ...(website ? [{ href: website, label: t('contact.website') }] : []),
  ];
}
