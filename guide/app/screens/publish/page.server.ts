import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { businessChoices } from '#app/page/business-choices.server.ts';
import { definePage } from '#app/page/define-page.ts';
import { listingCard } from '#app/page/listing-card.server.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { iconsOfCards } from '#app/page/shown-icons.ts';
import { idText, innerLink, sameText, text } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { chatLink } from '#common/lib/text/phone.ts';
import type { Card } from '#views/views.ts';

const FILE = 'pages/publicar';

const publishContent = z.strictObject({
  ...pageFields,
  intro: text,
  benefitsTitle: text,
  benefits: z.array(z.strictObject({ id: idText, title: text, text: text })),
  /** `note`: whose word it is, while nobody has confirmed it. */
  claim: z.strictObject({ text, note: text.nullable().default(null) }),
  /** A listing that shows how theirs will look. */
  example: z.strictObject({ title: text, text: text, listing: innerLink }),
  listTitle: text,
  list: z.array(z.strictObject({ id: idText, label: text })),
  form: z.strictObject({
    title: text,
    /** Leads to the form from the title. */
    jump: text,
    name: text,
    whatsapp: text,
    email: text,
    establishmentName: text,
    city: text,
    cityValue: sameText,
    category: text,
    district: text,
    hours: text,
    hoursPlaceholder: text,
    message: text,
    messagePlaceholder: text,
    photosLabel: text,
    photosHint: text,
    photosChoose: text,
    photosDrop: text,
    photosTooMany: text,
    submit: text,
    sending: text,
  }),
  /** `message` is the prefilled text of the chat. */
  whatsapp: z.strictObject({ title: text, button: text, message: text }),
});

type Content = z.output<typeof publishContent>;

export type PublishData = Pick<Content, 'hero' | 'intro' | 'benefitsTitle' | 'benefits' | 'listTitle' | 'list'> & {
  claim: string;
  picture: Picture;
  example: Content['example'] & { card: Card };
  form: Content['form'] & { action: string; choices: ReturnType<typeof businessChoices> };
  chat: { title: string; button: string; href: string };
};

export default definePage({
  path: paths.publish,
  content: { file: FILE, schema: publishContent },
  menus: { community: 3 },
  data: publishData,
  icons: ({ example }) => iconsOfCards([example.card]),
  share: ({ hero, picture }) => ({ title: hero.title, picture }),
});

function publishData(content: PageContent<typeof publishContent>, context: BuildContext): PublishData {
  const { site } = context.catalogue;
  const { hero, intro, benefitsTitle, benefits, claim, example, listTitle, list, form, whatsapp } = content;
  return {
    hero,
    intro,
    benefitsTitle,
    benefits,
    claim: claim.note ? `${claim.text}. ${claim.note}` : claim.text,
    listTitle,
    list,
    picture: content.pictures.hero,
    example: {
      ...example,
      card: listingCard(example.listing, context, { file: `content/${FILE}.json`, field: 'example.listing' }),
    },
    form: { ...form, action: site.forms.publish, choices: businessChoices(context.catalogue, context.language) },
    chat: {
      title: whatsapp.title,
      button: whatsapp.button,
      href: chatLink(site.whatsapp, whatsapp.message),
    },
  };
}
