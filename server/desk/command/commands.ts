import { parseArgs } from 'node:util';
import type { SessionView } from '../../../common/contracts/desk/api.ts';
import { emailAddress } from '../../../common/lib/text/email.ts';
import { visibleLine } from '../../../common/lib/text/visible.ts';
import { spokenDate } from '../../inbox/dates.ts';
import { StoreError } from '../../store/store-error.ts';
import { INVITATION_HOURS } from '../access/invitations.ts';
import type { People } from '../access/people.ts';
import type { Sessions } from '../access/sessions.ts';
import { invitationLink } from '../api/entry-routes.ts';
import type { DeskLog } from '../log.ts';
import { invitationMail } from './invitation-mail.ts';

/** The services and the output that the commands use. */
export type Terminal = {
  people: People;
  sessions: Sessions;
  history: DeskLog;
  origin: string;
  /** Sends a mail; null if no mail server is configured. */
  mail: ((mail: { to: string; subject: string; text: string }) => Promise<void>) | null;
  say(text: string): void;
  complain(text: string): void;
};

/** A command cannot be carried out. The message is a sentence for the person who typed it. */
class CommandError extends Error {}

/** How the desk's log calls whoever types here. */
const KEEPER = { name: 'Quien cuida el servidor', email: '' };

const typed = (command: string) => `npm run desk -- ${command}`;

type Command = {
  run: (terminal: Terminal, word: string, options: { name?: string }) => Promise<void> | void;
  /** An example of the argument that the command requires; null if it takes none. */
  word: string | null;
  help: [string, string];
};

const commands: Record<string, Command> = {
  invite: {
    run: invite,
    word: 'correo@ejemplo.com',
    help: [
      'invite correo@ejemplo.com --name "Marta"',
      `hace un enlace que sirve una vez, ${INVITATION_HOURS} horas: para una persona, otro dispositivo o uno perdido`,
    ],
  },
  people: { run: people, word: null, help: ['people', 'quiénes pueden entrar'] },
  remove: {
    run: remove,
    word: 'correo@ejemplo.com',
    help: ['remove correo@ejemplo.com', 'le quita a alguien sus llaves, invitaciones y sesiones'],
  },
  sessions: { run: sessions, word: null, help: ['sessions', 'quién está adentro, y desde dónde'] },
  end: { run: end, word: '0123456789abcdef', help: ['end 0123456789abcdef', 'cierra esa sesión'] },
  help: { run: ({ say }) => say(help()), word: null, help: ['help', 'esto'] },
};

/** Runs the command that follows `npm run desk --`, and returns the exit code. */
export async function runDesk(args: string[], terminal: Terminal): Promise<number> {
  try {
    const { positionals, values } = parsed(args);
    const [name = 'help', word = '', ...more] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new CommandError(`No hay un comando "${name}"; ${typed('help')} los muestra.`);
    if (more.length > 0 || (command.word === null && word))
      throw new CommandError(`"${name}" no sabe qué hacer con "${more[0] ?? word}"; ${typed('help')} lo explica.`);
    if (command.word !== null && !word) throw new CommandError(`Falta decir cuál: ${typed(`${name} ${command.word}`)}`);
    await command.run(terminal, word, values.name === undefined ? {} : { name: values.name });
    return 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof StoreError)) throw error;
    terminal.complain(error.message);
    return 1;
  }
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { name: { type: 'string' } } });
  } catch {
    throw new CommandError(`Eso no se entiende; ${typed('help')} muestra lo que hay.`);
  }
}

function help(): string {
  const lines = Object.values(commands).map(({ help: [command, does] }) => [typed(command), does] as const);
  const width = Math.max(...lines.map(([command]) => command.length));
  return lines.map(([command, does]) => `${command.padEnd(width)}  ${does}`).join('\n');
}

async function invite(terminal: Terminal, word: string, { name }: { name?: string }) {
  const { people, history, origin, mail, say } = terminal;
  const email = emailIn(word);
  const known = await people.byEmail(email);
  const called = visibleLine(name ?? known?.name ?? email.split('@')[0] ?? '').slice(0, 80);
  if (!called) throw new CommandError(`Falta el nombre: ${typed(`invite ${email} --name "Marta"`)}`);
  const { token, until } = await people.invite({ name: called, email }, Date.now());
  await history.write(KEEPER, `Invitó a ${called} (${email}).`);
  const link = invitationLink(origin, token);
  say(`Para ${called} (${email}), hasta el ${spokenDate(until)}, una sola vez:\n\n${link}\n`);
  if (!mail) return say('No hay servidor de correo (SMTP_URL): mandale el enlace vos, por un medio seguro.');
  try {
    await mail({ to: email, ...invitationMail(called, link, spokenDate(until)) });
    say('También se lo mandamos por correo.');
  } catch (error) {
    const { code = 'sin código' } = error as { code?: string };
    terminal.complain(`El correo no salió (${code}): mandale el enlace vos.`);
  }
}

async function people({ people, say }: Terminal) {
  const all = await people.list();
  if (all.length === 0) return say(`Nadie puede entrar todavía: ${typed('invite correo@ejemplo.com --name "Marta"')}`);
  for (const { name, email, passkeys } of all) {
    const keys = passkeys === 0 ? 'ninguna llave todavía' : passkeys === 1 ? '1 llave' : `${passkeys} llaves`;
    say(`${visibleLine(name)}  ${email}  ${keys}`);
  }
}

async function remove({ people, history, say }: Terminal, word: string) {
  const email = emailIn(word);
  if (!(await people.remove(email))) throw new CommandError(`No hay nadie con el correo ${email}; ${typed('people')}`);
  await history.write(KEEPER, `Quitó a ${email}.`);
  say(`${email} ya no puede entrar.`);
}

async function sessions({ sessions, say }: Terminal) {
  const all = await sessions.list(Date.now());
  if (all.length === 0) return say('No hay nadie adentro.');
  for (const session of all) say(lineOf(session));
  say(`\nPara cerrar una: ${typed(`end ${all[0]?.id}`)}`);
}

const lineOf = ({ id, person, device, startedAt, seenAt }: SessionView) =>
  `${id}  ${visibleLine(person.name)}  ${visibleLine(device)}  entró ${spokenDate(Date.parse(startedAt))}, estuvo ${spokenDate(Date.parse(seenAt))}`;

async function end({ sessions, history, say }: Terminal, id: string) {
  if (!(await sessions.end(id))) throw new CommandError(`No hay una sesión ${id}; ${typed('sessions')} las muestra.`);
  await history.write(KEEPER, 'Cerró una sesión.');
  say('La sesión terminó.');
}

function emailIn(word: string): string {
  if (emailAddress.safeParse(word).success) return word.toLowerCase();
  throw new CommandError(`"${word}" no es un correo.`);
}
