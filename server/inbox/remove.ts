import { isFile } from '../store/file-database.ts';
import type { Submission } from '../store/submission.ts';
import { type Asked, type Desk, InboxError, missing, numbersIn, typed } from './desk.ts';
import { pick, table } from './list.ts';
import { isSamePhone } from './phone.ts';

const COPIES = 'Backups, exported files and mails may still hold what was deleted: look there, too.';

/** Deletes submissions by their numbers. */
export async function remove(desk: Desk, { words, options }: Asked) {
  const { found, lost } = await pick(desk.store, numbersIn(words, 'delete'));
  if (lost.length > 0) throw missing(lost); // if one number is wrong, all may be
  await removeConfirmed(desk, found, options);
}

/** Deletes everything that one person sent, which that person may demand (Ley 25.326). */
export async function forget(desk: Desk, { words, options }: Asked) {
  const { store, say, ask } = desk;
  // Asking for it keeps it out of the histories of npm and the shell.
  const person = words.join(' ').trim() || (await ask?.('E-mail or phone of the person: '))?.trim();
  if (!person) throw new InboxError(`Say whom: ${typed('forget ana@example.com')}, or a phone number.`);
  const isTheirs = matcher(person);
  const all = await store.list();
  const found = all.filter(({ answers }) => isTheirs(answers));
  const mentions = all.filter((one) => !found.includes(one) && isMentioned(person, one));
  if (found.length === 0) {
    say('Nothing of this person is here.');
    await eraseTraces(desk); // a reader may have prevented it at an earlier try
  } else await removeConfirmed(desk, found, options);
  if (mentions.length > 0) {
    say(`Others wrote of this person; read them: ${mentions.map(({ id }) => typed(`show ${id}`)).join(', ')}`);
  }
}

function matcher(person: string): (answers: Submission['answers']) => boolean {
  if (person.includes('@')) {
    const wanted = person.toLowerCase();
    return ({ email = '' }) => email.toLowerCase() === wanted;
  }
  if (!isSamePhone(person, person)) {
    throw new InboxError(`"${person}" is neither an e-mail address nor a phone number with its area code.`);
  }
  return ({ whatsapp = '' }) => isSamePhone(whatsapp, person);
}

const isMentioned = (person: string, { answers }: Submission) =>
  Object.values(answers).some((answer) => answer.toLowerCase().includes(person.toLowerCase()));

/** Deletes the found submissions for good, once the owner has seen them and typed yes, or passed --yes. */
export async function removeConfirmed(desk: Desk, found: Submission[], options: ReadonlySet<string>) {
  const { store, say, ask } = desk;
  if (!options.has('yes')) {
    if (!ask)
      throw new InboxError('Nothing was deleted: nobody can be asked here. Add --yes to delete without a question.');
    say(table(found, true));
    const answer = await ask(`\nDelete ${counted(found.length)} for good? Type "yes": `);
    if (answer.trim().toLowerCase() !== 'yes') throw new InboxError('Nothing was deleted.');
  }
  const count = await store.remove(found.map(({ id }) => id));
  say(`Deleted ${counted(count)}. ${COPIES}`);
  await eraseTraces(desk);
}

/** Removes the last bytes of what was deleted, or says what the owner must still do. */
async function eraseTraces({ store, databaseUrl }: Desk) {
  if (await store.erase()) return;
  throw new InboxError(
    isFile(databaseUrl)
      ? 'Another program is reading the database, so the file beside it (-wal) may still hold what was deleted: end that program, and run "forget" once more.'
      : 'The database is on another machine (DATABASE_URL): its own files may hold what was deleted for a while.',
  );
}

const counted = (count: number) => (count === 1 ? '1 submission' : `${count} submissions`);
