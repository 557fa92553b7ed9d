import { sendableEmail } from '../../common/lib/text/email.ts';
import { fold } from '../../common/lib/text/fold.ts';
import { isSamePhone } from '../../common/lib/text/phone-number.ts';
import { isFile } from '../store/file-database.ts';
import type { Submission } from '../store/submission.ts';
import { type CommandInput, type InboxContext, InboxError, missing, numbersIn, typed } from './inbox-context.ts';
import { pick, table } from './list.ts';

const YES = /^(sí|si|yes)$/i;
const COPIES =
  'Las copias, los archivos exportados y los correos pueden tener todavía lo que se borró: mirá ahí también.';

/** Deletes submissions by their numbers. */
export async function remove(context: InboxContext, { words, options }: CommandInput) {
  const { found, lost } = await pick(context.store, numbersIn(words, 'delete'));
  if (lost.length > 0) throw missing(lost); // if one number is wrong, all may be
  await removeConfirmed(context, found, options);
}

/** Deletes everything that one person sent, which that person may demand (Ley 25.326). */
export async function forget(context: InboxContext, { words, options }: CommandInput) {
  const { store, say, ask } = context;
  // Asking for it keeps it out of the histories of npm and the shell.
  const person = words.join(' ').trim() || (await ask?.('Correo o teléfono de la persona: '))?.trim();
  if (!person) throw new InboxError(`Falta decir de quién: ${typed('forget ana@example.com')}, o un teléfono.`);
  const isTheirs = matcher(person);
  const all = await store.list();
  const found = all.filter(({ answers }) => isTheirs(answers));
  const mentions = all.filter((one) => !found.includes(one) && isMentioned(person, one));
  if (found.length === 0) {
    say('No hay nada de esa persona.');
    await eraseTraces(context); // a reader may have prevented it on an earlier try
  } else await removeConfirmed(context, found, options);
  if (mentions.length > 0) {
    say(`Otros escribieron sobre esa persona; leelos: ${mentions.map(({ id }) => typed(`show ${id}`)).join(', ')}`);
  }
}

function matcher(person: string): (answers: Submission['answers']) => boolean {
  if (person.includes('@')) {
    const wanted = plainEmail(person);
    return ({ email = '' }) => plainEmail(email) === wanted;
  }
  if (!isSamePhone(person, person)) {
    throw new InboxError(`"${person}" no es un correo ni un teléfono con su característica.`);
  }
  return ({ whatsapp = '' }) => isSamePhone(whatsapp, person);
}

/** However it was typed: in capitals, with an ñ or as mail servers write it. */
const plainEmail = (address: string): string => (sendableEmail(address.trim()) ?? address).toLowerCase();

const isMentioned = (person: string, { answers }: Submission) =>
  Object.values(answers).some((answer) => fold(answer).includes(fold(person)));

/** Deletes the found submissions for good, once the owner has seen them and typed yes, or passed --yes. */
export async function removeConfirmed(context: InboxContext, found: Submission[], options: ReadonlySet<string>) {
  const { store, say, ask } = context;
  if (!options.has('yes')) {
    if (!ask)
      throw new InboxError('No se borró nada: acá no hay a quién preguntarle. Agregá --yes para borrar sin preguntar.');
    say(table(found, true));
    const answer = await ask(`\n¿Borrar ${counted(found.length)} para siempre? Escribí "sí": `);
    if (!YES.test(answer.trim())) throw new InboxError('No se borró nada.');
  }
  const count = await store.remove(found.map(({ id }) => id));
  say(`Se ${count === 1 ? 'borró' : 'borraron'} ${counted(count)}. ${COPIES}`);
  await eraseTraces(context);
}

/** Removes the last bytes of deleted messages, or tells the owner what is left to do. */
async function eraseTraces({ store, databaseUrl }: InboxContext) {
  if (await store.erase()) return;
  throw new InboxError(
    isFile(databaseUrl)
      ? 'Otro programa está leyendo la base de datos, y el archivo de al lado (-wal) puede tener todavía lo que se borró: cerrá ese programa y repetí "forget".'
      : 'La base de datos está en otra máquina (DATABASE_URL): sus archivos pueden tener por un tiempo lo que se borró.',
  );
}

const counted = (count: number) => (count === 1 ? '1 mensaje' : `${count} mensajes`);
