import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../app/catalog/content/problems.ts';
import { UNFILLED } from '../../../app/catalog/content/read-file.ts';
import { DRAFT, listingsFolder } from '../../../app/catalog/listings/listing-files.ts';
import { SPANISH } from '../../../app/lib/address/local-path.ts';
import { fold } from '../../../app/lib/text/fold.ts';
import { readSynonyms } from '../../../app/site/search-synonyms.server.ts';
import { DISTRICT_IDS } from '../../../map/districts.ts';
import type { SentPhoto, Submission } from '../../store/submission.ts';
import { visible } from '../../text/visible.ts';
import { type InboxContext, InboxError, typed } from '../inbox-context.ts';
import { mobileNumber } from '../phone.ts';
import { type Category, listingFiles, readCategories } from './categories.ts';
import { draftFields, unfilled } from './fields.ts';
import { guessCategory } from './guess.ts';
import { twins } from './twins.ts';

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
  const fields = draftFields(category.schema, knownFrom(submission));
  const name = freeName(root, category, slugOf(establishmentName) || `publicar-${id}`);
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

function knownFrom({ id, answers }: Submission): Record<string, unknown> {
  const shown = Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, visible(answer)]));
  const { establishmentName, message, city, district, whatsapp = '' } = shown; // so that the owner notices what visitors should not get
  const mobile = whatsapp ? mobileNumber(whatsapp) : null;
  return {
    name: establishmentName,
    ...(message ? { description: message } : {}),
    ...(city ? { location: city } : {}),
    ...(DISTRICT_IDS.some((id) => id === district) ? { district } : {}),
    ...(whatsapp ? { whatsapp: mobile ?? `${UNFILLED} un número de WhatsApp; así lo escribieron: ${whatsapp}` } : {}),
    sources: [`publicar:${id}`],
  };
}

/** Turns a name into part of an address: "Cabañas Ñandú" becomes "cabanas-nandu". */
const slugOf = (name: string) =>
  fold(name)
    .match(/[a-z0-9]+/g)
    ?.join('-') ?? '';

/** Finds a name that no listing has, for the finished draft to take. */
function freeName(root: string, { name: category }: Category, slug: string): string {
  const isTaken = (name: string) => existsSync(path.join(root, listingsFolder(category), `${name}.json`));
  let name = slug;
  for (let number = 2; isTaken(name); number++) name = `${slug}-${number}`;
  return name;
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
