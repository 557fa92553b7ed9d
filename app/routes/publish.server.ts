import { z } from 'zod';
import type { BuiltPage, PageContext } from '#app/built-page.server.ts';
import { pageFields, readPageContent } from '#app/catalog/page-content.ts';
import { words } from '#app/catalog/schema.ts';
import type { Picture } from '#app/catalog/views.ts';
import { chatLink } from '#app/lib/phone.ts';
import { paths } from '#app/paths.ts';

const publishContent = z.strictObject({
  ...pageFields,
  intro: words,
  benefitsTitle: words,
  benefits: z.array(z.strictObject({ id: words, title: words, text: words })),
  claim: z.strictObject({ value: words, label: words, text: words }),
  listTitle: words,
  list: z.array(z.strictObject({ id: words, label: words })),
  form: z.strictObject({
    title: words,
    name: words,
    whatsapp: words,
    email: words,
    establishmentName: words,
    city: words,
    cityValue: words,
    message: words,
    messagePlaceholder: words,
    submit: words,
    sending: words,
  }),
  /** `message` stands in the chat already. */
  whatsapp: z.strictObject({ title: words, button: words, message: words }),
});

type Content = z.output<typeof publishContent>;

export type PublishData = Pick<Content, 'hero' | 'intro' | 'benefitsTitle' | 'benefits' | 'listTitle' | 'list'> & {
  /** A sentence; `figure` is how it begins. */
  claim: { figure: string; rest: string };
  picture: Picture | undefined;
  form: Content['form'] & { action: string };
  chat: { title: string; button: string; href: string };
};

/** @throws {ContentError} naming `content/pages/publicar.json` and the field. */
export function publishPage(context: PageContext): BuiltPage {
  const { content, pictures } = readPageContent(context, 'pages/publicar', publishContent);
  const { site } = context.catalogue;
  const { seo, hero, intro, benefitsTitle, benefits, claim, listTitle, list, form, whatsapp } = content;
  const data: PublishData = {
    hero,
    intro,
    benefitsTitle,
    benefits,
    claim: split(claim),
    listTitle,
    list,
    picture: pictures.hero?.hero,
    form: { ...form, action: site.forms.publish },
    chat: {
      title: whatsapp.title,
      button: whatsapp.button,
      href: chatLink(site.whatsapp, whatsapp.message),
    },
  };
  return {
    path: paths.publish,
    screen: 'publish',
    status: 200,
    meta: context.meta(paths.publish, seo),
    data,
    share: { title: hero.title, picture: data.picture },
  };
}

function split({ value, label, text }: Content['claim']): PublishData['claim'] {
  const figure = `${value} ${label}`;
  return { figure, rest: text.startsWith(figure) ? text.slice(figure.length).trim() : text };
}
