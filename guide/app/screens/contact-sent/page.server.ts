import { z } from 'zod';
import type { WayOn } from '#app/components/page/ways-on.tsx';
import { definePage } from '#app/page/define-page.ts';
import { listingCard } from '#app/page/listing-card.server.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { iconsOfCards } from '#app/page/shown-icons.ts';
import { innerLink, text, widePicture } from '#catalog/content/schema.ts';
import { paths } from '#common/lib/address/paths.ts';
import type { Card } from '#views/views.ts';

const { seo, pictures, translations, sources, todo } = pageFields;

const FILE = 'pages/contacto-exito';

/** What one form's sender is told: what happens next and who does it, and what there is to do meanwhile. */
const sequel = z.strictObject({
  steps: z.array(z.strictObject({ title: text, text: text })).min(1),
  meanwhile: z.array(z.strictObject({ label: text, link: innerLink, picture: widePicture })).length(3),
});

const contactSentContent = z.strictObject({
  seo,
  pictures,
  title: text,
  text: text,
  /** `why` stands above the reference of the message. */
  reference: z.strictObject({ why: text, copy: text, copied: text, notCopied: text }),
  /** Shown if there was no room for the photographs of a request. */
  withoutPhotos: text,
  nextTitle: text,
  meanwhileTitle: text,
  contacto: sequel,
  publicar: sequel,
  /** A listing that shows a business how its own will look. */
  example: z.strictObject({ title: text, text: text, parts: z.array(text).min(1), listing: innerLink, label: text }),
  button: text,
  translations,
  sources,
  todo,
});

type Content = PageContent<typeof contactSentContent>;

export type SequelData = Omit<Content['contacto'], 'meanwhile'> & { meanwhile: WayOn[] };
export type ExampleData = Content['example'] & { card: Card };

/** The page shown after a form. Nobody should arrive here from a search engine. */
export default definePage({
  path: paths.contactSent,
  content: { file: FILE, schema: contactSentContent },
  isIndexed: false,
  data: ({ seo, translations, sources, todo, pictures, example, ...words }, context) => ({
    ...words,
    picture: pictures.hero,
    contacto: sequelData(words.contacto),
    publicar: sequelData(words.publicar),
    example: {
      ...example,
      card: listingCard(example.listing, context, { file: `content/${FILE}.json`, field: 'example.listing' }),
    },
  }),
  icons: ({ example }) => iconsOfCards([example.card]),
  share: ({ title, picture }) => ({ title, picture }),
  search: () => null,
});

const sequelData = ({ steps, meanwhile }: Content['contacto']): SequelData => ({
  steps,
  meanwhile: meanwhile.map(({ link, ...way }) => ({ ...way, href: link })),
});
