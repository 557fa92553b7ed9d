import type { ContentFile } from '../../../common/contracts/desk/content.ts';
import { isListing } from '../../../common/contracts/desk/listing-file.ts';
import type { CheckAnswer } from '../../../common/contracts/desk/orders.ts';
import type { Snapshot } from '../../../common/contracts/desk/snapshot.ts';
import { SPANISH } from '../../../common/lib/address/local-path.ts';
import { DeskError } from '../desk-error.ts';
import { proposalLink } from '../inbox/proposal-link.ts';
import type { Services } from '../services.ts';
import { linksOf } from './links.ts';
import type { Route } from './route.ts';
import * as schemas from './schemas.ts';

const ANSWERS: Record<CheckAnswer, string> = {
  same: 'sigue igual',
  changed: 'cambió',
  unreachable: 'sin respuesta',
};

/** Routes about one published file: a check of its facts, a move, a redirect to it, the link of its business. */
export function fileOrderRoutes(services: Services): Record<string, Route> {
  const { content, orders, history, pages, proposals, origin } = services;

  /** @throws {DeskError} if there is no such file */
  async function published(file: string): Promise<ContentFile> {
    const known = await content.find(file);
    if (!known) throw new DeskError(422, 'Ese archivo no es de la guía.');
    return known;
  }

  return {
    async 'POST check'({ session, body }) {
      const { file, facts, answer } = await body(schemas.check);
      const known = await published(file);
      const order = await orders.give({ type: 'check', file, facts, answer }, session.person);
      const asked = askedIn(await content.snapshot(), known, facts);
      await history.write(session.person, `Anotó «${ANSWERS[answer]}» en ${asked}.`);
      return { order };
    },

    async 'POST move'({ session, body }) {
      const { file, to } = await body(schemas.move);
      const known = await published(file);
      await admitMove(services, file, to);
      const order = await orders.give({ type: 'move', file, to }, session.person);
      await history.write(
        session.person,
        to === null ? `Pidió sacar ${known.title}.` : `Pidió mudar ${known.title} a ${to}.`,
      );
      return { order };
    },

    async 'POST proposal'({ session, body }) {
      const { file } = await body(schemas.proposal);
      const known = await published(file);
      if (!isListing(file)) throw new DeskError(422, 'Solo la ficha de un negocio tiene su enlace.');
      const token = await proposals.open(file, Date.now());
      await history.write(session.person, `Hizo el enlace del negocio de ${known.title}.`);
      return { link: origin + proposalLink(token, SPANISH) };
    },

    async 'POST redirect'({ session, body }) {
      const { from, file } = await body(schemas.redirect);
      const known = await content.find(file);
      if (!known?.href) throw new DeskError(422, 'Esa página ya no está en la guía: elegí otra.');
      if (pages().isAnswered(from)) throw new DeskError(422, 'Esa dirección ya lleva a una página: no hace falta.');
      const order = await orders.give({ type: 'redirect', from, file }, session.person);
      await history.write(session.person, `Pidió que ${from} lleve a ${known.title}.`);
      return { order };
    },
  };
}

/** Who was asked about what, as the card of the call says it. */
function askedIn({ due, roads }: Snapshot, { file, title }: ContentFile, facts: string[]): string {
  const isAsked = ({ field }: { field: string }) => facts.includes(field);
  const call = [...roads, ...due].find((one) => one.file === file && one.facts.some(isAsked));
  const labels = call?.facts.filter(isAsked).map(({ label }) => label) ?? [];
  return [call?.name ?? title, labels.join(', ')].filter(Boolean).join(': ');
}

/** @throws {DeskError} with the pages that still link to a file to be removed, or if the file has a draft */
async function admitMove({ content, drafts }: Services, file: string, to: string | null) {
  const links = to === null ? linksOf(file, await content.snapshot()) : [];
  if (links.length > 0)
    throw new DeskError(
      422,
      'No se puede quitar todavía: otras páginas la nombran. Sacá el enlace de cada una y probá de nuevo.',
      { links },
    );
  if (!(await drafts.find(file))) return;
  throw new DeskError(422, 'Tiene cambios sin publicar: publicalos o descartalos antes.');
}
