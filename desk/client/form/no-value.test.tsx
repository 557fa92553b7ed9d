import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { projectRoot } from '#catalog/content/test-content.ts';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { mayLack, NO_VALUE, noValue } from '#common/contracts/desk/no-value.ts';
import { readSnapshot } from '../../publisher/snapshot/snapshot.ts';
import { isCompulsory } from '../schema/compulsory.ts';
import { valueAt } from '../schema/paths.ts';
import { Field } from './field.tsx';
import { type Form, FormProvider } from './form-context.ts';

const content = await readSnapshot(projectRoot);
vi.mock('../api/content.ts', () => ({ useContent: () => content }));

/** The form of a value, as a page that nobody has touched. */
const formOf = (root: DeskSchema, value: Json, kind: string): Form => {
  const form: Form = {
    ...{ root, value, before: value, kind, Field, aside: [], edit: () => {}, mistakes: new Map(), shown: 'all' },
    ...{ languages: [], photos: [], livePhotos: [], editPhotos: () => {}, newest: () => form },
  };
  return form;
};

/** The optional fields that say something, each once for each form. */
const fields = content.kinds.flatMap(({ id, schema, isMarkdown }) => {
  const own = content.files.filter(({ kind }) => kind === id);
  const at = isMarkdown ? ['facts'] : [];
  const properties = (isMarkdown ? schema.properties?.facts : schema)?.properties ?? {};
  return Object.entries(properties).flatMap(([key, field]) => {
    const path = [...at, key];
    const isSaid = ({ value }: { value: Json }) => (valueAt(value, path) ?? null) !== null;
    const file = own.find(isSaid);
    if (!file || !mayLack(field) || isCompulsory(schema, file.value, path)) return [];
    return [{ id, path, field, form: formOf(schema, file.value, id) }];
  });
});

test('an optional field has a control of the name by which mistakes call it', () => {
  const shown = fields.map(({ id, path, field, form }) => {
    const html = renderToStaticMarkup(
      <FormProvider value={form}>
        <Field path={path} schema={field} label={field.title ?? ''} />
      </FormProvider>,
    );
    const controls = [...html.matchAll(/<(button|option|label)[^>]*>(.*?)<\/\1>/gs)].map(([, , text = '']) =>
      text.replace(/<[^>]*>/g, ''),
    );
    return { id, path: path.join('.'), isHidden: html === '', way: noValue(field), controls };
  });
  const seen = shown.filter(({ isHidden }) => !isHidden);
  const ways = new Set(seen.map(({ way }) => way));
  for (const way of Object.values(NO_VALUE)) expect(ways).toContain(way);
  const lacking = seen.filter(({ way, controls }) => !controls.includes(way));
  expect(lacking.map(({ id, path, way }) => `${id}: ${path}: ${way}`)).toEqual([]);
});
