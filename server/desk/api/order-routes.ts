import type { Answer, Change } from '../../../common/contracts/desk/orders.ts';
import { spokenDate } from '../../inbox/dates.ts';
import { DeskError } from '../desk-error.ts';
import { isFinal } from '../folder/orders.ts';
import { isId } from '../folder/shared-folder.ts';
import type { FollowUps } from '../inbox/follow-ups.ts';
import { requestsIn } from '../inbox/requests.ts';
import type { Services } from '../services.ts';
import type { Route } from './route.ts';
import * as schemas from './schemas.ts';
import { titleIn } from './title.ts';

const MOST_NAMED = 5;

/** Routes that have edits shown, published and taken back, and that follow any order. */
export function orderRoutes(services: Services, followUps: FollowUps): Record<string, Route> {
  const { content, orders, drafts, history } = services;

  return {
    async 'POST preview'({ session, body }) {
      const { changes } = await body(schemas.preview);
      await admitChanges(services, changes);
      return { order: await orders.give({ type: 'preview', changes }, session.person) };
    },

    async 'POST publish'({ session, body }) {
      const { changes, words } = await body(schemas.publish);
      await admitChanges(services, changes);
      const saved = (await drafts.list()).filter((draft) => changes.some(({ file }) => file === draft.change.file));
      const work = {
        type: 'publish' as const,
        by: { name: session.person.name, email: session.person.email },
        words,
        drafts: saved.map(({ change, revision }) => ({ file: change.file, revision })),
        requests: requestsIn(changes),
      };
      const order = await orders.give({ type: 'publish', changes, words }, session.person, (id) =>
        followUps.add(id, work),
      );
      const what = await titlesOf(services, changes);
      await history.write(session.person, `Mandó a publicar${words ? ` «${words}»` : ''}: ${what}.`);
      return { order };
    },

    async 'POST register'({ session, body }) {
      const { name, source, rows, step } = await body(schemas.register);
      const order = await orders.give({ type: 'register', name, source, rows, step }, session.person);
      if (step === 'publish') await history.write(session.person, `Mandó a traer las fichas de «${name}».`);
      return { order };
    },

    async 'POST undo'({ session, body }) {
      const { version } = await body(schemas.undo);
      const { versions } = await content.snapshot();
      const found = versions.find(({ id }) => id === version);
      if (!found) throw new DeskError(422, 'Esa versión ya no está entre las últimas 50.');
      const order = await orders.give({ type: 'undo', version }, session.person);
      const said = found.isDesk === false ? '' : ` «${found.words}»`;
      await history.write(session.person, `Pidió volver a la versión${said} del ${spokenDate(Date.parse(found.at))}.`);
      return { order };
    },

    async 'GET order'({ query }) {
      const id = query.get('id') ?? '';
      if (!isId(id) || !orders.exists(id)) throw new DeskError(404, 'Ese pedido ya no está.');
      const answer = await orders.answerOf(id);
      if (answer && isFinal(answer)) await followUps.run();
      return { answer: answer && (await onceServed(services, answer)) };
    },
  };
}

/** A site that cannot be opened must not keep the desk waiting. */
const LONGEST_SWITCH_MS = 10_000;

/** A publication is done once visitors get it: until then, "Ver" would open the old page. */
async function onceServed({ isNewest }: Services, answer: Answer): Promise<Answer> {
  const isPublished = answer.state === 'done' && answer.version !== null;
  if (!isPublished || Date.now() - Date.parse(answer.at) > LONGEST_SWITCH_MS || (await isNewest())) return answer;
  return { id: answer.id, at: answer.at, state: 'working', step: 'switching' };
}

/** Admits each file and upload that the changes name. @throws {DeskError} */
async function admitChanges({ content, folder }: Services, changes: Change[]) {
  for (const { file, photos } of changes) {
    await content.admit(file);
    const isLost = photos?.some((slot) => 'upload' in slot && !folder.has('photos', `${slot.upload}.bin`));
    if (isLost) throw new DeskError(422, 'Una de las fotos ya no está: subila de nuevo.');
  }
  if (new Set(changes.map(({ file }) => file)).size === changes.length) return;
  throw new DeskError(422, 'Hay dos cambios de un mismo archivo.');
}

/** Returns titles as "Bodega Araujo, Bodega Suter y 3 más". */
async function titlesOf({ content }: Services, changes: Change[]): Promise<string> {
  const { files } = await content.snapshot();
  const titles = changes.map(
    ({ file, value }) => files.find((one) => one.file === file)?.title ?? titleIn(value) ?? file,
  );
  const rest = titles.length - MOST_NAMED;
  return titles.slice(0, MOST_NAMED).join(', ') + (rest > 0 ? ` y ${rest} más` : '');
}
