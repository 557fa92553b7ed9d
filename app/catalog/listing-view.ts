import type { z } from 'zod';
import { SPANISH } from '#app/lib/local-path.ts';
import { chatLink, telLink } from '#app/lib/phone.ts';
import { preview } from '#app/lib/preview.ts';
import type { Base, Channels, Definition, Listing, ListingTools } from './collection.ts';
import { entityOf } from './listing-entity.ts';
import { mapSection } from './map-section.ts';
import { ContentError } from './problems.ts';
import type { Tools } from './tools.ts';
import { translate } from './translate.ts';
import type { Badge, Card, Contact, Detail, Picture, Section } from './views.ts';

/** Characters of a description that search engines show. */
const TEASER = 160;

/**
 * One listing in the language of `tools`: what all kinds share, and what its collection adds.
 * @throws {ContentError} for a translation that does not fit `file`.
 */
export function viewListing<Schema extends z.ZodType<Base>>(
  definition: Definition<Schema>,
  { id, file, content }: { id: string; file: string; content: z.output<Schema> },
  tools: Tools,
) {
  const translation = content.translations[tools.language] ?? {};
  const spanish: Listing<Schema> = { ...content, id };
  const listing: Listing<Schema> = { ...translate(content, translation, `${file} (${tools.language})`), id };
  const { name, location, description, sample } = listing;
  const { t } = tools;
  const isTranslated = tools.language === SPANISH || content.translations[tools.language] !== undefined;
  // A sample listing says so once, for all that stands in it.
  const isSample = (field: string) => !sample && listing.sampleFields.includes(field);
  const listingTools = { ...tools, isSample };
  const channels = sample || !definition.channels ? null : definition.channels(spanish);
  const images = picturesOf(listing, file, tools);
  const price = definition.price?.(listing) ?? null;
  const rating = definition.rating?.(listing) ?? null;

  const card: Card = {
    id,
    type: definition.type,
    href: `${definition.path}/${id}`,
    title: name,
    lang: isTranslated ? undefined : SPANISH,
    location,
    summary: preview(description),
    image: images[0] as Card['image'], // the schema asks for at least one
    badges: badges(definition, listing, listingTools),
    isSample: sample,
    rating: rating === null ? null : { text: tools.rating(rating), isSample: isSample('rating') },
    price:
      price === null
        ? null
        : {
            text: tools.price(price),
            unit: definition.priceUnit ? t(definition.priceUnit) : null,
            isSample: isSample('price'),
          },
    facts: [],
    tags: [],
    moreTags: null,
    unfinished: [],
    filters: Object.keys(definition.filters).filter((filter) => definition.filters[filter]?.(spanish)),
    contact: channels
      ? { whatsapp: channels.whatsapp ?? null, phone: channels.phone ?? null }
      : { whatsapp: tools.site.whatsapp, phone: tools.site.phone },
    ...definition.card?.(listing, listingTools),
  };

  const {
    body = description,
    counts = [],
    facts = [],
    sections = [],
  } = definition.detail?.(listing, listingTools) ?? {};
  const detail: Detail = {
    card,
    teaser: [...description.replace(/\s+/g, ' ')].slice(0, TEASER).join(''),
    images,
    price: card.price,
    counts,
    facts,
    contact: contact(channels, t('whatsapp', { name: spanish.name }), tools),
    sections: [
      { kind: 'prose', title: t('sections.description'), body },
      ...services(definition, spanish, listing, listingTools),
      ...sections,
      mapSection(listing, tools),
    ],
    lastSeen: listing.lastSeen === null ? null : t('lastSeen', { year: String(listing.lastSeen) }),
  };
  return {
    card,
    detail,
    entity: entityOf(definition, spanish, listing),
    isFeatured: definition.isFeatured?.(spanish) ?? false,
    remembered: definition.remember?.item(spanish, images),
  };
}

/** The owner's photographs if there are any, and else what is drawn. */
function picturesOf(listing: Base & { id: string }, file: string, tools: Tools): Picture[] {
  const { id, name, photos, imagePosition } = listing;
  const position = (index: number) => (index === 0 ? imagePosition : 'center');
  const found = tools.photosOf(id);
  if (found.length > 0) {
    return found.map((photo, index) => {
      const said = photos[index] ?? { alt: tools.t('photo', { name, number: String(index + 1) }), caption: null };
      return tools.photo(`${id}-photo-${index + 1}`, photo, { ...said, position: position(index) });
    });
  }
  if (listing.images.length > 0) {
    return listing.images.map((image, index) => tools.picture(`${id}-${index + 1}`, image, position(index)));
  }
  const folder = file.slice(0, -'.json'.length);
  throw new ContentError([
    `${file}: "images" is empty; draw at least one picture, or put photo-1.jpg into ${folder}/.`,
  ]);
}

function badges<Schema extends z.ZodType<Base>>(
  { club }: Definition<Schema>,
  listing: Listing<Schema>,
  { t, isSample }: ListingTools,
): Badge[] {
  const isMember = club !== undefined && listing[club] === true;
  const result: Badge[] = isMember ? [{ text: t('badges.club'), tone: 'club' }] : [];
  if (listing.sample) result.push({ text: t('badges.sample'), tone: 'sample' });
  else if (isMember && isSample(String(club))) result.push({ text: t('badges.sampleFact'), tone: 'sample' });
  return result;
}

/** Icons are found by the Spanish name, whatever the page's language. */
function services<Schema extends z.ZodType<Base>>(
  { services }: Definition<Schema>,
  spanish: Listing<Schema>,
  listing: Listing<Schema>,
  { t, serviceIcon, isSample }: ListingTools,
): Section[] {
  if (!services) return [];
  const names = namesAt(spanish, services.field);
  if (names.length === 0) return [];
  const texts = namesAt(listing, services.field);
  return [
    {
      kind: 'services',
      title: t(services.title ?? 'sections.services'),
      items: names.map((name, index) => ({ icon: serviceIcon(name), text: texts[index] ?? name })),
      isSample: isSample(String(services.field)),
    },
  ];
}

function namesAt(listing: object, field: PropertyKey): string[] {
  const value: unknown = listing[field as keyof typeof listing];
  return Array.isArray(value) ? value.map(String) : [];
}

/** `channels` null: the guide itself answers. */
function contact(channels: Channels | null, message: string, { t, site }: Tools): Contact {
  const { whatsapp, phone, website, instagram } = channels ?? { whatsapp: site.whatsapp, phone: site.phone };
  return {
    whatsapp: whatsapp ? chatLink(whatsapp, message) : null,
    phone: phone ? { href: telLink(phone), label: phone } : null,
    website: website ? { href: website, label: t('contact.website') } : null,
    instagram: instagram ? { href: instagram, label: 'Instagram' } : null,
    isGuide: channels === null,
  };
}
