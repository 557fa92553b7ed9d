import { z } from 'zod';
import type { BuildContext } from '#app/page/build-context.ts';
import { definePage } from '#app/page/define-page.ts';
import { type PageContent, pageFields } from '#app/page/page-content.ts';
import { officeNumbers } from '#app/page/tourist-office.server.ts';
import { innerLink, text } from '#catalog/content/schema.ts';
import type { Picture } from '#common/contracts/picture.ts';
import { paths } from '#common/lib/address/paths.ts';
import { telLink } from '#common/lib/text/phone.ts';
import type { Link } from '#views/views.ts';

const contactContent = z.strictObject({
  ...pageFields,
  form: z.strictObject({
    title: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    messagePlaceholder: text,
    submit: text,
    sending: text,
  }),
  ways: z.strictObject({
    title: text,
    phone: text,
    email: text,
    location: text,
    locationText: text,
    chat: text,
  }),
  publish: z.strictObject({ text: text, label: text, link: innerLink }),
});

type Content = z.output<typeof contactContent>;

export type ContactData = Pick<Content, 'hero' | 'publish'> & {
  picture: Picture;
  form: Content['form'] & { action: string };
  /** The municipality's, which knows what the guide does not; `numbers` is empty while they are unknown. */
  office: { title: string; numbers: Link[]; all: Link };
  ways: Omit<Content['ways'], 'phone' | 'email'> & { phone: Way; email: Way };
};

/** `label` is the number or address, `name` the accessible name that states what it is. */
type Way = Link & { name: string };

export default definePage({
  path: paths.contact,
  content: { file: 'pages/contacto', schema: contactContent },
  menus: { facts: 7 },
  icon: 'mail',
  data: contactData,
  share: ({ hero, picture }) => ({ title: hero.title, picture }),
});

function contactData(content: PageContent<typeof contactContent>, context: BuildContext): ContactData {
  const { site } = context.catalogue;
  const { hero, form, ways, publish, pictures } = content;
  return {
    hero,
    publish,
    picture: pictures.hero,
    form: { ...form, action: site.forms.contact },
    office: {
      title: context.t('article.office'),
      numbers: officeNumbers(context),
      all: context.linkTo(paths.phones),
    },
    ways: {
      ...ways,
      phone: { name: ways.phone, label: site.phone, href: telLink(site.phone) },
      email: { name: ways.email, label: site.email, href: `mailto:${site.email}` },
    },
  };
}
