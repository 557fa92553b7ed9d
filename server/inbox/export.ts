import { chmodSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { forms } from '../../common/contracts/forms.ts';
import { referenceOf } from '../store/reference.ts';
import { csv } from './csv.ts';
import { sortedDate } from './dates.ts';
import { type CommandInput, type InboxContext, InboxError, typed } from './inbox-context.ts';
import { isOpen, stateOf, suspectedLast } from './kinds.ts';
import { formLabels, labelOf, languageName } from './words.ts';

/** The fields of all forms, each once. */
const fields = [...new Set(Object.values(forms).flatMap((form) => Object.keys(form)))];

/** Writes the open submissions, or all of them, for a spreadsheet. */
export async function exportAll({ store, root, say, print }: InboxContext, { words: [name], options }: CommandInput) {
  const all = await store.list();
  const chosen = suspectedLast(options.has('all') ? all : all.filter(isOpen));
  await store.markSeen(
    chosen.map(({ id }) => id),
    Date.now(),
  );
  const text = csv([
    ['Número', 'Referencia', 'Recibido', 'Formulario', 'Estado', 'Idioma', ...fields.map(labelOf)],
    ...chosen.map((submission) => [
      submission.id,
      referenceOf(submission.id),
      sortedDate(submission.receivedAt),
      formLabels[submission.form],
      stateOf(submission),
      languageName(submission.language),
      ...fields.map((field) => submission.answers[field] ?? ''),
    ]),
  ]);
  if (name === undefined) return print(text);
  const file = path.resolve(root, name);
  try {
    writeFileSync(file, text, { flag: options.has('force') ? 'w' : 'wx', mode: 0o600 });
    chmodSync(file, 0o600); // an existing file keeps its mode otherwise
  } catch (error) {
    throw refusal(error as NodeJS.ErrnoException, file, name); // what writeFileSync throws
  }
  say(`Se escribieron ${chosen.length} de ${all.length} mensajes en ${file}`);
}

function refusal({ code, message }: NodeJS.ErrnoException, file: string, name: string): InboxError {
  if (code === 'EEXIST') {
    const again = typed(`export ${name} --force`);
    return new InboxError(`${file} ya existe. Elegí otro nombre, o reemplazalo: ${again}`);
  }
  return new InboxError(`No se pudo escribir ${file}: ${message}.`);
}
