import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { readSynonyms } from '#catalog/search-synonyms.ts';
import type { Json } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import type { Order } from '#common/contracts/desk/orders.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { fold } from '#common/lib/text/fold.ts';
import { UNFILLED } from '#reading/read-file.ts';
import { type Category, listingFiles, readCategories } from '../../editing/requests/categories.ts';
import { draftFields } from '../../editing/requests/fields.ts';
import { guessCategory } from '../../editing/requests/guess.ts';
import { guessKind } from '../../editing/requests/guess-kind.ts';
import { freeId, knownFrom, slugOf, visibleAnswers } from '../../editing/requests/listing-from-request.ts';
import { twins } from '../../editing/requests/twins.ts';
import { fileIn, type Plan, type PlanContext } from './plan.ts';

type DraftOrder = Extract<Order, { type: 'draft' }>;

/** Turns a business's request into a new listing with the known fields filled in, to be edited or discarded. */
export async function planDraft(context: PlanContext, { answers, reference, photos: sent }: DraftOrder): Promise<Plan> {
  const { root } = context;
  const shown = visibleAnswers(answers);
  const { establishmentName: name = '', message = '', hours = '', whatsapp = '' } = shown;
  const categories = await readCategories(root);
  const warnings: string[] = [];
  const category = categoryFor(context, categories, shown, warnings);
  const kind = guessKind(category, { name, message });
  if (kind) warnings.push(`Por «${kind.because}» la guía adivinó qué es: fijate.`);
  const known = { ...kind?.fields, ...knownFrom(shown, reference) };
  const draft = draftFields(category.schema, known) as Group; // it only holds JSON
  const blank = blankOf(context, category.name);
  const value = { ...withoutGaps(draft, blank), ...(blank.images !== undefined && { images: blank.images }) };
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
