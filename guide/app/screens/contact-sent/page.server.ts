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
  /** Shown if there was no room for the photographs of a request. */
  withoutPhotos: text,
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
  data: ({ title, text, reference, withoutPhotos, button }) => ({ title, text, reference, withoutPhotos, button }),
  share: ({ title }) => ({ title }),
  search: () => null,
});
