import { InboxError, typed } from './inbox-context.ts';

const COPY = `hacé una copia (${typed('backup')}), llevala allá, poné su nombre en DATABASE_URL`;

/** What the commands that change the content say where there is none: where to run them, and how. */
export const withoutContent = {
  draft: () =>
    new InboxError(
      `Los borradores se hacen donde está el contenido de la guía, y acá no está: ${COPY} y hacelo desde ella.`,
    ),
  accept: () =>
    new InboxError(
      `Los datos se aceptan donde está el contenido de la guía, y acá no está: ${COPY} y aceptalo desde ella.`,
    ),
};
