import { referenceOf } from '../../store/reference.ts';
import type { State, Submission } from '../../store/submission.ts';
import { DeskError } from '../desk-error.ts';
import type { FollowUps } from '../inbox/follow-ups.ts';
import { titleOf } from '../inbox/messages.ts';
import { refusalMail } from '../inbox/refusal.ts';
import { fileFrom } from '../inbox/requests.ts';
import { withRoadNames } from '../inbox/road-names.ts';
import type { Services } from '../services.ts';
import type { Route } from './route.ts';
import * as schemas from './schemas.ts';

const STATES: Record<State, string> = { new: 'pendiente', done: 'listo', spam: 'spam' };
const isState = (text: string): text is State => Object.hasOwn(STATES, text);

/** Routes for the inbox: requests from businesses, facts sent by visitors, messages. */
export function messageRoutes(services: Services, followUps: FollowUps): Record<string, Route> {
  const { photos: uploads, content, drafts, messages, orders, history } = services;

  return {
    async 'GET messages'({ query }) {
      const state = query.get('state') ?? 'new';
      if (!isState(state)) throw new DeskError(422, 'No hay mensajes así.');
      return { messages: withRoadNames(await messages.list(state), await content.snapshot()) };
    },

    async 'POST message/state'({ session, body }) {
      const { id, state } = await body(schemas.messageState);
      const message = await messages.mark(id, state);
      await history.write(
        session.person,
        `Marcó como ${STATES[state]}: ${titleOf(message, await content.snapshot())}.`,
      );
      return {};
    },

    async 'POST message/draft'({ session, body }) {
      const { id } = await body(schemas.messageNumber);
      const { form, answers } = await messages.get(id);
      if (form !== 'publicar') throw new DeskError(422, 'Eso no es el pedido de un negocio.');
      const file = fileFrom(id, [
        ...(await drafts.list()).map(({ change }) => change),
        ...(await content.snapshot()).files,
      ]);
      if (file) return { file };
      const photos = await uploads.keepSent(await messages.photosOf(id));
      return {
        order: await orders.give({ type: 'draft', answers, reference: referenceOf(id), photos }, session.person),
      };
    },

    async 'POST message/accept'({ session, body }) {
      const { id, field } = await body(schemas.messageAccept);
      const message = await messages.get(id);
      if (message.form !== 'sabes' && message.form !== 'camino') {
        throw new DeskError(422, 'Eso no es un dato de un visitante.');
      }
      const { language } = message;
      const answers: Record<string, string> = { ...message.answers };
      if (message.form === 'camino') answers.language = language;
      else if (field !== null) answers.field = field;
      const receivedAt = new Date(message.receivedAt).toISOString();
      const order = await orders.give(
        { type: 'accept', answers, receivedAt, reference: referenceOf(id) },
        session.person,
        (given) => followUps.add(given, { type: 'accept', message: id }),
      );
      await history.write(session.person, `Aceptó ${titleOf(message, await content.snapshot())}.`);
      return { order };
    },

    async 'POST message/refuse'({ session, body }) {
      const { id } = await body(schemas.messageNumber);
      const message = await messages.get(id);
      const { mailed, text } = await mailRefusal(services, message);
      await messages.mark(id, 'done');
      await history.write(session.person, `Contestó que no: ${titleOf(message, await content.snapshot())}.`);
      return { mailed, text };
    },
  };
}

/** Mails a refusal if it can. The desk shows its text, which the owner may send in another way. */
async function mailRefusal({ mailer, origin, log }: Services, message: Submission) {
  const { subject, text } = refusalMail(message, origin);
  const to = message.answers.email;
  if (!mailer || !to) return { mailed: false, text };
  try {
    await mailer.send({ to, subject, text });
    return { mailed: true, text };
  } catch (error) {
    log.warn({ id: message.id, code: (error as { code?: string }).code ?? 'unknown' }, 'refusal not mailed');
    return { mailed: false, text };
  }
}
