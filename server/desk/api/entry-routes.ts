import type { DeskPerson } from '../access/desk-person.ts';
import { deviceName, deviceOf } from '../access/device.ts';
import { SESSION_SECONDS } from '../access/sessions.ts';
import { newToken } from '../access/tokens.ts';
import { DeskError } from '../desk-error.ts';
import type { Services } from '../services.ts';
import type { ApiRequest, OpenRoute, Route } from './route.ts';
import { entryVerify, invitationOptions, invitationVerify, nothing, person } from './schemas.ts';

/** The lifetime of the challenge that it belongs to. */
const ATTEMPT_SECONDS = 5 * 60;

const OLD_LINK = 'Este enlace ya se usó o venció. Pedí otro a quien te invitó.';
const NO_ENTRY = 'No pudimos reconocer este dispositivo. Probá de nuevo.';

/** Routes for signing in, which need no session. */
export function entryRoutes({ people, sessions, passkeys, cookies, history }: Services): Record<string, OpenRoute> {
  async function invited(token: string): Promise<DeskPerson> {
    const found = await people.invited(token, Date.now());
    if (!found) throw new DeskError(410, OLD_LINK);
    return found;
  }

  /** Signs in, and ends the browser's previous session, even if it was another person's. */
  async function begin({ request, response }: ApiRequest, { id, name, email }: DeskPerson, device: string) {
    const before = cookies.read(request, 'session');
    const old = before && (await sessions.find(before, Date.now()));
    if (old) await sessions.end(old.id);
    const token = await sessions.begin(id, device, Date.now());
    cookies.set(response, 'session', token, SESSION_SECONDS);
    cookies.clear(response, 'attempt');
    return { person: { name, email } };
  }

  return {
    async 'POST invitation/options'({ body }) {
      const { token } = await body(invitationOptions);
      const known = await invited(token);
      const options = await passkeys.registration(known, token, Date.now());
      return { person: { name: known.name, email: known.email }, options };
    },

    async 'POST invitation/verify'(asked) {
      const { token, response, device: said } = await asked.body(invitationVerify);
      const device = deviceName(said);
      const known = await invited(token);
      const passkey = await passkeys.register(known, token, response, Date.now());
      if (!passkey) throw new DeskError(403, NO_ENTRY);
      if (!(await people.takeInvitation(token, Date.now()))) throw new DeskError(410, OLD_LINK);
      if (!(await people.addPasskey({ ...passkey, device }, Date.now()))) {
        throw new DeskError(409, 'Este dispositivo ya tiene una llave del escritorio: entrá con ella.');
      }
      await history.write(known, `Agregó un dispositivo: ${device}.`);
      return begin(asked, known, deviceIn(asked, device));
    },

    async 'POST entry/options'({ response, body }) {
      await body(nothing);
      const attempt = newToken();
      const answer = await passkeys.entry(attempt, Date.now());
      cookies.set(response, 'attempt', attempt, ATTEMPT_SECONDS);
      return answer;
    },

    async 'POST entry/verify'(asked) {
      const { response } = await asked.body(entryVerify);
      const attempt = cookies.read(asked.request, 'attempt');
      const entered = attempt && (await passkeys.enter(attempt, response, Date.now()));
      if (!entered) throw new DeskError(403, NO_ENTRY);
      const device = deviceIn(asked, entered.device);
      await history.write(entered.person, `Entró desde ${device}.`);
      return begin(asked, entered.person, device);
    },
  };
}

const deviceIn = ({ request }: ApiRequest, name: string) => deviceOf(name, request.headers['user-agent'] ?? '');

/** Routes for sessions, invitations and the log. */
export function sessionRoutes({ origin, people, sessions, cookies, history }: Services): Record<string, Route> {
  return {
    async 'POST exit'({ response, session, body }) {
      await body(nothing);
      await sessions.end(session.id);
      cookies.clear(response, 'session');
      return {};
    },

    async 'GET me'({ session: { id, person: own } }) {
      return { person: { name: own.name, email: own.email }, session: id };
    },

    async 'GET sessions'({ session }) {
      return { sessions: await sessions.list(Date.now(), session.id) };
    },

    async 'DELETE sessions/:id'({ query, session }) {
      if (!(await sessions.end(query.get('id') ?? ''))) throw new DeskError(404, 'Esa sesión ya terminó.');
      await history.write(session.person, 'Cerró una sesión.');
      return {};
    },

    async 'POST invitations'({ session, body }) {
      const wanted = await body(person);
      const known = await people.byEmail(wanted.email);
      if (known && known.id !== session.person.id) {
        throw new DeskError(403, 'Esa persona ya está: puede invitar a otro de sus dispositivos ella misma.');
      }
      const invitee = known ? { name: known.name, email: known.email } : wanted;
      const { token, until } = await people.invite(invitee, Date.now());
      await history.write(session.person, `Invitó a ${invitee.name} (${invitee.email}).`);
      return { link: invitationLink(origin, token), until: new Date(until).toISOString() };
    },

    async 'GET log'() {
      return { entries: await history.list() };
    },
  };
}

/** The secret is in the fragment, which browsers never send, so it appears in no log. */
export const invitationLink = (origin: string, token: string) => `${origin}/escritorio/#invitacion=${token}`;
