import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import { readSynonyms } from '#catalog/search-synonyms.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { fold } from '#common/lib/text/fold.ts';
import { mobileNumber } from '#common/lib/text/phone-number.ts';
import { visible } from '#common/lib/text/visible.ts';
import { ContentError } from '#reading/problems.ts';
import { UNFILLED } from '#reading/read-file.ts';
import { type InboxContext, InboxError, typed } from '#server/inbox/inbox-context.ts';
import type { SentPhoto, Submission } from '#server/store/submission.ts';
import { type Category, listingFiles, readCategories } from '../editing/requests/categories.ts';
import { draftFields, unfilled } from '../editing/requests/fields.ts';
import { guessCategory } from '../editing/requests/guess.ts';
import { freeId, knownFrom, slugOf, visibleAnswers } from '../editing/requests/listing-from-request.ts';
import { twins } from '../editing/requests/twins.ts';

/** Writes the listing, in the category `wanted` or in the one that fits, and says what to do next. */
export async function writeDraft(context: InboxContext, submission: Submission, wanted: string | undefined) {
  try {
    await write(context, submission, wanted);
  } catch (error) {
    throw error instanceof ContentError ? new InboxError(error.message) : error;
  }
}

async function write({ root, say, store }: InboxContext, submission: Submission, wanted: string | undefined) {
  const { id } = submission;
  const categories = await readCategories(root);
  const category = wanted === undefined ? guessed(root, categories, submission, say) : named(categories, wanted);
  const { establishmentName = '', whatsapp = '', hours = '' } = submission.answers;
  const others = listingFiles(root, categories); // before this one is among them
  const fields = draftFields(category.schema, knownOf(submission));
  const name = freeId(root, category.name, slugOf(establishmentName) || `publicar-${id}`);
  const file = `${listingsFolder(category.name)}/${name}${DRAFT}`;
  writeListing(root, file, fields);

  for (const { file, what } of twins(root, others, { name: establishmentName, phone: whatsapp })) {
    say(`${file} tiene ${what}: ¿ese negocio ya está en la guía?`);
  }
  say(`Se escribió ${file}`);
  const open = unfilled(fields);
  if (open.length > 0) say(`Completá lo que dice FALTA: ${open.join(', ')}.`);
  if (hours) say(`De su horario escribieron: ${visible(hours)}`);
  if (!Object.hasOwn(fields, 'whatsapp')) say(`Una ficha de ${category.name} no lleva teléfono: contesta la guía.`);
  const folder = `${listingsFolder(category.name)}/${name}`;
  const written = writePhotos(path.join(root, folder), await store.photosOf(id));
  if (written > 0) say(`Las fotos que mandaron quedaron en ${folder}/: ${written}`);
  else say(`Poné las fotos en ${folder}/: photo-1.jpg, photo-2.jpg…`);
  say(`Después cambiale el nombre a ${name}.json, y: ${typed(`done ${id}`)}`);
}

function guessed(
  root: string,
  categories: Category[],
  { id, answers }: Submission,
  say: InboxContext['say'],
): Category {
  const said = categories.find(({ name }) => name === answers.category);
  if (said) return said;
  const { establishmentName: name = '', message = '' } = answers;
  const guess = guessCategory(categories, readSynonyms(root, SPANISH), { name, message });
  if (!guess) throw new InboxError(`Nada dice de qué rubro es. ${choice(categories, id)}`);
  say(`Parece del rubro ${guess.category.name}, por: ${guess.because.join(', ')}.`);
  say(`Si es otro, borrá el archivo y decí cuál: ${typed(`draft ${id} ${otherThan(guess.category, categories)}`)}`);
  return guess.category;
}

const otherThan = (category: Category, categories: Category[]) =>
  categories.find((other) => other !== category)?.name ?? category.name;

function named(categories: Category[], wanted: string): Category {
  const found = categories.find(({ name }) => name === fold(wanted));
  if (!found) throw new InboxError(`No hay un rubro "${wanted}". ${choice(categories)}`);
  return found;
}

function choice(categories: Category[], id = 12): string {
  const names = categories.map(({ name, label }) => `  ${name} (${label})`);
  return ['Elegí uno de estos:', ...names, `Por ejemplo: ${typed(`draft ${id} ${categories[0]?.name}`)}`].join('\n');
}

/** A number that cannot be read is one of the things to fill in. */
function knownOf({ id, answers }: Submission): Record<string, unknown> {
  const known = knownFrom(visibleAnswers(answers), String(id));
  const { whatsapp } = known;
  if (typeof whatsapp !== 'string' || mobileNumber(whatsapp)) return known;
  return { ...known, whatsapp: `${UNFILLED} un número de WhatsApp; así lo escribieron: ${whatsapp}` };
}

/** Writes the photographs where the guide expects them. It publishes neither where nor when they were taken. */
function writePhotos(folder: string, photos: SentPhoto[]): number {
  for (const [index, { format, bytes }] of photos.entries()) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `photo-${index + 1}.${format === 'jpeg' ? 'jpg' : format}`), bytes);
  }
  return photos.length;
}

function writeListing(root: string, file: string, fields: Record<string, unknown>) {
  try {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), `${JSON.stringify(fields, null, 2)}\n`, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException; // what the file system throws
    if (code !== 'EEXIST') throw new InboxError(`No se pudo escribir ${file}: ${message}.`);
    throw new InboxError(`${file} ya existe; terminalo o borralo primero.`);
  }
}
