import { z } from 'zod';
import { definePage } from '#app/page/define-page.ts';
import { pageFields } from '#app/page/page-content.ts';
import { text } from '#catalog/content/schema.ts';
import { paths } from '#common/lib/address/paths.ts';

const { seo, translations, sources, todo } = pageFields;

const contactSentContent = z.strictObject({
  seo,
  title: text,
  text: text,
  /** Precedes the reference of the message. */
  reference: text,
  button: text,
  translations,
  sources,
  todo,
});

/** The page shown after a form. Nobody should arrive here from a search engine. */
export default definePage({
  path: paths.contactSent,
  content: { file: 'pages/contacto-exito', schema: contactSentContent },
  isIndexed: false,
  data: ({ title, text, reference, button }) => ({ title, text, reference, button }),
  share: ({ title }) => ({ title }),
  search: () => null,
});
