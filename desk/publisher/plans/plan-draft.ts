import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { readSynonyms } from '#catalog/search-synonyms.ts';
import type { ContentFile, Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { isListing } from '#common/contracts/desk/listing-file.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import type { Answers } from '#common/contracts/forms.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { readOwnListing } from '#common/lib/address/own-listing.ts';
import { fold } from '#common/lib/text/fold.ts';
import { UNFILLED } from '#reading/read-file.ts';
import { isEqual } from '../../editing/equal.ts';
import { type Category, listingFiles, readCategories } from '../../editing/requests/categories.ts';
import { draftFields } from '../../editing/requests/fields.ts';
import { guessCategory } from '../../editing/requests/guess.ts';
import { guessKind } from '../../editing/requests/guess-kind.ts';
import { fixedCity, freeId, knownFrom, slugOf, visibleAnswers } from '../../editing/requests/listing-from-request.ts';
import { twins } from '../../editing/requests/twins.ts';
import { fileIn, type Plan, type PlanContext, schemaOf } from './plan.ts';

type DraftOrder = Extract<Order, { type: 'draft' }>;

/**
 * Turns a business's request into a listing with the known fields filled in, to be edited or discarded: into its own, if
 * it wrote from the page of one, else into a new one.
 */
export async function planDraft(context: PlanContext, order: DraftOrder): Promise<Plan> {
  const { root } = context;
  const { answers, reference, photos: sent } = order;
  const shown = visibleAnswers(answers);
  const own = readOwnListing(shown.message ?? '');
  const listing = context.snapshot?.files.find(({ file, href }) => isListing(file) && href === own.page);
  if (listing) return planCompletion(context, listing, { answers: { ...shown, message: own.words }, order });
  const { establishmentName: name = '', message = '', hours = '', whatsapp = '' } = shown;
  const categories = await readCategories(root);
  const warnings: string[] = [];
  const category = categoryFor(context, categories, shown, warnings);
  const kind = guessKind(category, { name, message });
  if (kind) warnings.push(`Por «${kind.because}» la guía adivinó qué es: fijate.`);
  const fixed = fixedCity(root);
  const known: Record<string, unknown> = { ...kind?.fields, ...knownFrom(shown, reference, fixed) };
  if (known.location === undefined) {
    known.location = fixed;
    warnings.push(`No dijeron dónde queda: quedó «${fixed}». Si lo sabés, poné la dirección o la zona.`);
  }
  const draft = draftFields(category.schema, known) as Group; // it only holds JSON
  const blank = blankOf(context, category.name);
  const { images, translations = {} } = blank; // its drawing, described in every language
  const value = { ...withoutGaps(draft, blank), ...(images !== undefined && { images, translations }) };
  for (const { file, what } of twins(root, listingFiles(root, categories), { name, phone: whatsapp })) {
    const title = fileIn(context, file)?.title ?? file;
    warnings.push(`«${title}» ya está en la guía con ${what}: fijate si no es el mismo negocio.`);
  }
  if (message && !Object.hasOwn(value, 'description')) warnings.push(`Escribieron: ${message}`);
  // These hours are free text, but the listing's form asks for the hours of each day.
  if (hours) warnings.push(`De su horario escribieron: ${hours}`);
  const id = freeId(root, category.name, slugOf(name) || `pedido-${slugOf(reference)}`);
  const photos = sent.length === 0 ? null : sent.map((upload) => ({ upload, crop: null }));
  const change = { file: `${listingsFolder(category.name)}/${id}.json`, base: null, before: null, value, photos };
  return { type: 'nothing', change, warnings };
}

/**
 * Adds to a listing what its business says and the listing does not. Where the two differ, the owner is told: a request
 * can come from anybody.
 */
function planCompletion(
  context: PlanContext,
  { file, kind, digest, value: before, photos }: ContentFile,
  { answers, order }: { answers: Answers; order: DraftOrder },
): Plan {
  const fields = schemaOf(context, kind)?.properties ?? {};
  const { name: _, location: _zone, sources = [], ...known } = knownFrom(answers, order.reference) as Group; // it only holds JSON
  const own = isGroup(before) ? before : {};
  const told = Object.entries(known).filter(([key]) => Object.hasOwn(fields, key));
  const isSilent = (key: string) => own[key] === undefined || own[key] === null || own[key] === '';
  const value = {
    ...own,
    ...Object.fromEntries(told.filter(([key]) => isSilent(key))),
    sources: [...listIn(own.sources), ...listIn(sources)],
  };
  const warnings = told
    .filter(([key, said]) => !isSilent(key) && !isEqual(own[key] ?? null, said))
    .map(([key, said]) => `En «${fields[key]?.title ?? key}» escribieron otra cosa: ${said}`);
  if (answers.hours) warnings.push(`De su horario escribieron: ${answers.hours}`);
  const uploads = order.photos.map((upload) => ({ upload, crop: null }));
  const slots = [...photos.map(({ name }) => ({ name, crop: null })), ...uploads];
  const change = { file, base: digest, before, value, photos: uploads.length === 0 ? null : slots };
  return { type: 'nothing', change, warnings };
}

const listIn = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

/** The category named in the request, else guessed from its words; failing that, the largest one, with a warning. */
function categoryFor(
  context: PlanContext,
  categories: Category[],
  answers: Record<string, string>,
  warnings: string[],
): Category {
  const said = categories.find(({ name, label }) => [name, fold(label)].includes(fold(answers.category ?? '')));
  if (said) return said;
  const { establishmentName = '', message = '' } = answers;
  const guess = guessCategory(categories, readSynonyms(context.root, SPANISH), { name: establishmentName, message });
  if (guess) {
    warnings.push(`La categoría «${guess.category.label}» se adivinó por: ${guess.because.join(', ')}.`);
    return guess.category;
  }
  const size = ({ name }: Category) => context.snapshot?.files.filter(({ kind }) => kind === name).length ?? 0;
  const [largest] = [...categories].sort((a, b) => size(b) - size(a)) as [Category]; // a guide has categories
  warnings.push(`Nada dice qué clase de negocio es: se puso en «${largest.label}».`);
  return largest;
}

/** Leaves unknown fields empty, as a new listing's form does: the terminal's "FALTA: …" would be taken for a text. */
function withoutGaps(value: Group, blank: Group): Group {
  const entries = Object.entries(value).map(([key, field]): [string, Json] => [
    key,
    typeof field === 'string' && field.startsWith(UNFILLED) ? (blank[key] ?? null) : field,
  ]);
  return Object.fromEntries(entries);
}

function blankOf({ snapshot }: PlanContext, kind: string): Group {
  const blank = snapshot?.kinds.find(({ id }) => id === kind)?.blank;
  return isGroup(blank) ? blank : {};
}
