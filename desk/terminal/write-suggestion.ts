import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listingsFolder } from '#catalog/listings/listing-files.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import { type Edit, editJson } from '#reading/edit-json.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { ContentError } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';
import { isoDay } from '#server/inbox/dates.ts';
import { type InboxContext, InboxError, typed } from '#server/inbox/inbox-context.ts';
import type { Submission } from '#server/store/submission.ts';
import { fieldFor, suggestableFields, valueFor } from '../editing/requests/suggestion-fields.ts';

/**
 * Writes one fact and its source into the file of its listing, whose other lines stay as they are.
 * @param wanted the field, if the visitor's words do not identify it
 * @throws {InboxError} with nothing written, if the page is not a listing, if the listing cannot have the field, or if
 * the value does not fit it
 */
export async function writeSuggestion({ root, say }: InboxContext, submission: Submission, wanted: string | undefined) {
  const { id, answers } = submission;
  const { page = '', field: words = '', value: written = '' } = answers;
  const collections = await importCollections(root);
  const collection = collections.find(({ path: list }) => page.startsWith(`${list}/`));
  const name = page.slice((collection?.path.length ?? 0) + 1);
  // A post may contain anything, so only an id may become a file name.
  if (!collection || !/^[a-z0-9-]+$/.test(name)) {
    throw new InboxError(
      `"${page}" no es la página de una ficha: cambiá su archivo en content/ a mano, y después ${typed(`done ${id}`)}.`,
    );
  }
  const file = `${listingsFolder(collection.name)}/${name}.json`;
  const fields = suggestableFields(collection.schema);
  const field = wanted ?? fieldFor(words, [...fields.keys()]);
  const schema = field === undefined ? undefined : fields.get(field);
  if (field === undefined || !schema) {
    const asked = wanted === undefined ? `"${words}" no es ningún campo` : `No hay un campo "${wanted}"`;
    throw new InboxError(
      `${asked} de una ficha de ${collection.name}. Decí cuál: ${typed(`accept ${id} ${[...fields.keys()][0]}`)}. Hay: ${[...fields.keys()].join(', ')}.`,
    );
  }
  const before = asInboxError(() => readJson(root, file)) as Record<string, unknown>; // the build checks it
  const text = readFileSync(path.join(root, file), 'utf8');
  const value = valueFor(schema, written, field);
  const changed = editJson(text, [...logged(collection.schema, before, submission, field), { path: [field], value }]);
  asInboxError(() => collection.parse(JSON.parse(changed), name, file));
  writeFileSync(path.join(root, file), changed);
  say(`${file}: "${field}" decía ${JSON.stringify(before[field] ?? null)} y dice ${JSON.stringify(value)}.`);
  if (before.translations && typeof value === 'string') {
    say(`Fijate si "${field}" está también en sus traducciones.`);
  }
}

/** Returns the edits that record the source: a line in the log if such listings have one, otherwise in `sources`. */
function logged(schema: z.ZodType, before: Record<string, unknown>, submission: Submission, field: string): Edit[] {
  const shape: Record<string, unknown> = schema instanceof z.ZodObject ? schema.shape : {};
  const sample = listIn(before.sampleFields);
  // A fact that somebody has sent is no longer an invented sample.
  const unmarked = sample.includes(field)
    ? [{ path: ['sampleFields'], value: sample.filter((one) => one !== field) }]
    : [];
  if (Object.hasOwn(shape, 'checks')) {
    const line = { on: isoDay(submission.receivedAt), how: 'aviso', facts: [field] };
    return [...unmarked, { path: ['checks'], value: [line, ...listIn(before.checks)] }];
  }
  return [...unmarked, { path: ['sources'], value: [...listIn(before.sources), `sabes:${submission.id}`] }];
}

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Turns the problems found by the content's own checks into sentences for the owner. */
function asInboxError<Result>(task: () => Result): Result {
  try {
    return task();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const said = error.problems.map((problem) => inSpanish(problem) ?? problem);
    throw new InboxError(['No se escribió nada.', ...said].join('\n'));
  }
}
