import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { innerLink, words } from '#app/catalog/schema.ts';
import type { Link, Picture } from '#app/catalog/views.ts';
import { telLink } from '#app/lib/phone.ts';
import { paths } from '#app/paths.ts';

const contactContent = z.strictObject({
  ...pageFields,
  form: z.strictObject({
    title: words,
    name: words,
    email: words,
    subject: words,
    message: words,
    messagePlaceholder: words,
    submit: words,
    sending: words,
  }),
  ways: z.strictObject({
    title: words,
    phone: words,
    email: words,
    location: words,
    locationText: words,
    chat: words,
  }),
  publish: z.strictObject({ text: words, label: words, link: innerLink }),
  /** The page that follows a form. */
  sent: z.strictObject({ seo: pageFields.seo, title: words, text: words, button: words }),
});

type Content = z.output<typeof contactContent>;

export type ContactData = Pick<Content, 'hero' | 'publish'> & {
  picture: Picture | undefined;
  form: Content['form'] & { action: string };
  ways: Omit<Content['ways'], 'phone' | 'email'> & { phone: Way; email: Way };
};

/** `label` is the number or address, `name` says what it is. */
type Way = Link & { name: string };

export type ContactSentData = Omit<Content['sent'], 'seo'>;

/**
 * The contact page and the page that says that a form arrived.
 * @throws {ContentError} naming `content/pages/contacto.json` and the field.
 */
export function contactPages(context: PageContext): BuiltPage[] {
  const { content, pictures } = readPageContent(context, 'pages/contacto', contactContent);
  const { site } = context.catalogue;
  const { seo, hero, form, ways, publish, sent } = content;
  const data: ContactData = {
    hero,
    publish,
    picture: pictures.hero?.hero,
    form: { ...form, action: site.forms.contact },
    ways: {
      ...ways,
      phone: { name: ways.phone, label: site.phone, href: telLink(site.phone) },
      email: { name: ways.email, label: site.email, href: `mailto:${site.email}` },
    },
  };
  const sentData: ContactSentData = { title: sent.title, text: sent.text, button: sent.button };
  return [
    {
      path: paths.contact,
      screen: 'contact',
      status: 200,
      meta: context.meta(paths.contact, seo),
      data,
      share: { title: hero.title, picture: data.picture },
    },
    {
      // Nobody should arrive here from a search.
      path: paths.contactSent,
      screen: 'contact-sent',
      status: 200,
      meta: context.meta(paths.contactSent, sent.seo, false),
      data: sentData,
      share: { title: sent.title },
    },
  ];
}
