/** What a person gets wrong in a content file stops the build with a sentence that says where, what and how to mend it. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { contentMistakes } from '#app/catalog/content/content-mistakes.ts';
import { ContentError } from '#app/catalog/content/problems.ts';
import {
  copyContent,
  copyWholeContent,
  plainListing,
  problemsOf,
  projectRoot,
} from '#app/catalog/content/test-content.ts';
import { readCatalogue } from '#app/catalog/listings/catalogue.ts';
import { readMarkdownText } from '#app/catalog/markdown/markdown-text.ts';
import { readPages } from '#app/site/pages.server.ts';
import { inSpanish } from './in-spanish.ts';

const INN = 'content/collections/alojamientos/listings/la-prueba.json';
const inn = { ...plainListing, category: 'casa', type: 'Casa' };

/** What the build says of one lodging that a person wrote. */
async function problemsIn(listing: object | string | Buffer): Promise<string[]> {
  const { root } = copyContent('alojamientos');
  const isText = typeof listing === 'string' || Buffer.isBuffer(listing);
  writeFileSync(path.join(root, INN), isText ? listing : JSON.stringify(listing, null, 2));
  return problemsOf(() => readCatalogue(root));
}

const inJson = (fields: string) => JSON.stringify(inn, null, 2).replace(/\n}$/, `,\n${fields}\n}`);

test('a lodging as it should be is taken', async () => {
  expect(await problemsIn({ ...inn, price: 180000, whatsapp: '+54 9 260 411-1111' })).toEqual([]);
});

test.each(['180.000', '1.250.000'])('a price of %s is not read as another number', async (written) => {
  const [problem = ''] = await problemsIn(inJson(`"price": ${written}`));
  expect(problem).toContain(INN);
  expect(problem).toContain(
    `${written} with a point; write it without points, such as ${written.replaceAll('.', '')}.`,
  );
  expect(inSpanish(problem)).toContain(`escribilo sin puntos, por ejemplo ${written.replaceAll('.', '')}.`);
});

test('a price in thousands is none', async () => {
  const [problem = ''] = await problemsIn({ ...inn, price: 180 });
  expect(problem).toContain('"price" is 180: must be whole pesos without points');
  expect(inSpanish(problem)).toContain('para $180.000 se escribe 180000');
});

test('a WhatsApp number without its country opens no chat', async () => {
  const [problem = ''] = await problemsIn({ ...inn, whatsapp: '0260 15 411-1111' });
  expect(problem).toContain('"whatsapp" is "0260 15 411-1111": must begin with + and the country');
  expect(inSpanish(problem)).toContain('tiene que empezar con + y el país');
});

test('a file that Windows wrote in its own code is not read as garbage', async () => {
  const text = JSON.stringify({ ...inn, name: 'Cabañas Ñandú' }, null, 2);
  const [problem = ''] = await problemsIn(Buffer.from(text, 'latin1'));
  expect(problem).toContain(`${INN}: is not saved as UTF-8 (line 2)`);
  expect(inSpanish(problem)).toContain('guardalo de nuevo con la codificación UTF-8');
});

test('a copy of a listing that nobody changed is found, in its name and in its description', async () => {
  const { root, copy, set } = copyContent('alojamientos');
  writeFileSync(path.join(root, INN), JSON.stringify(inn));
  copy(INN, INN.replace('la-prueba', 'la-otra'));
  const problems = await problemsOf(() => readCatalogue(root));
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('"name" is "La Prueba", as in content/collections/alojamientos/listings/');
  expect(problems[1]).toContain('"description" is ');
  expect(inSpanish(problems[0] ?? '')).toContain('una copia tiene que decir lo suyo');
  set(INN, { name: 'La Otra', description: 'Tiene lo suyo.' });
  expect(await problemsOf(() => readCatalogue(root))).toEqual([]);
});

test('a translation into a language that the guide does not have is found', async () => {
  const [problem = ''] = await problemsIn({ ...inn, translations: { br: { name: 'A Prova' } } });
  expect(problem).toContain('"translations.br" is for the language "br", which the guide does not have, only en, pt');
  expect(inSpanish(problem)).toContain('la guía no tiene');
});

test.each(['zz', 'italiano'])('the folder "%s" of words is no language', async (code) => {
  const { root } = copyContent('alojamientos');
  mkdirSync(path.join(root, 'locales', code));
  const [problem = ''] = await problemsOf(() => readCatalogue(root));
  expect(problem).toContain(`locales/${code}: is no language that exists`);
});

test.each(['Una **gran** casa', 'La [web](https://casa.example)', 'Casa<br>con pileta'])(
  'a text that would be shown with its signs is refused: %s',
  async (description) => {
    const [problem = ''] = await problemsIn({ ...inn, description });
    expect(problem).toContain('is plain text, so that its ');
    expect(inSpanish(problem)).toContain('es texto común y se verían los signos');
  },
);

test.each(['Trae:\n\n• Agua\n• Abrigo', 'CUÁNDO CONVIENE IR\n\nEn otoño.'])(
  'a text that is no Markdown, where Markdown is meant, says how to write it',
  async (words) => {
    const [problem = ''] = await problemsOf(() => readMarkdownText(words, 'content/posts/uno.md'));
    expect(problem).toMatch(/begin each entry of a list with "- "|write ## before it/);
  },
);

test('the two numbers of a point in the wrong order are named as such', async () => {
  const [problem = '', ...more] = await problemsIn({ ...inn, coordinates: { lat: -68.33, lng: -34.61 } });
  expect(problem).toContain('which are swapped; write lat -34.61 and lng -68.33.');
  expect(inSpanish(problem)).toContain('están cambiadas; escribí lat -34.61 y lng -68.33.');
  expect(more).toEqual([]);
});

test('a point without its minus says so', async () => {
  const problems = await problemsIn({ ...inn, coordinates: { lat: 34.61, lng: -68.33 } });
  expect(problems).toHaveLength(1);
  expect(inSpanish(problems[0] ?? '')).toContain('le falta el signo menos');
});

test('a point far from the guide says where Argentina is', async () => {
  const [problem = ''] = await problemsIn({ ...inn, coordinates: { lat: -4.6, lng: -68.33 } });
  expect(problem).toContain('"coordinates.lat" is -4.6: must be between -56 and -21, where Argentina is.');
  expect(inSpanish(problem)).toContain('tiene que estar entre -56 y -21, donde queda la Argentina');
});

test('a choice that is missing, or is none, names what there is to choose from', async () => {
  const [none = ''] = await problemsIn({ ...inn, category: 'casita' });
  expect(none).toContain('"category" is "casita", but must be one of: welcome, casa');
  expect(inSpanish(none)).toContain('"category" dice "casita", pero tiene que ser uno de estos: welcome, casa');
  const [missing = ''] = await problemsIn({ ...inn, category: undefined });
  expect(missing).toContain('"category" is missing; it must be one of: welcome, casa');
  expect(inSpanish(missing)).toContain('"category" falta; tiene que ser uno de estos: welcome, casa');
});

test('a text of 10,000 characters is too long', async () => {
  const [problem = ''] = await problemsIn({ ...inn, description: 'bla '.repeat(2500) });
  expect(problem).toContain('characters, more than 3000; shorten it');
  expect(problem.length).toBeLessThan(250);
  expect(inSpanish(problem)).toContain('Acortalo');
});

test('a value that fits none of several kinds names them, and a bound is told in words', async () => {
  const problems = await problemsIn({ ...inn, rating: 9, category: 7 });
  expect(problems.some((problem) => problem.includes('"rating" is 9: must be 5 or less.'))).toBe(true);
  expect(problems.some((problem) => problem.includes('must be one of: welcome, casa'))).toBe(true);
});

test('two phones with one id are refused', async () => {
  const content = copyWholeContent();
  const file = path.join(content.root, 'content/pages/telefonos.json');
  const { entries } = JSON.parse(content.read('content/pages/telefonos.json')) as { entries: { id: string }[] };
  const [first, second] = entries;
  writeFileSync(
    file,
    content.read('content/pages/telefonos.json').replace(`"id": "${second?.id}"`, `"id": "${first?.id}"`),
  );
  const catalogue = await readCatalogue(content.root);
  const [problem = ''] = await problemsOf(() => readPages(catalogue, 'es'));
  expect(problem).toContain(`"entries" holds "${first?.id}" twice, in entries 1 and 2`);
  expect(inSpanish(problem)).toContain('ponele a una un id propio');
});

test('every rule of a schema has its Spanish', () => {
  const folders = ['app/catalog', 'app/screens', 'content/collections'];
  const files = folders.flatMap((folder) => globSync(path.join(projectRoot, folder, '**/*.ts')));
  const schemas = files.filter((file) => !/\.(test|spec)\.ts$/.test(file));
  const rules = schemas.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(must (?:[^'\\]|\\.)*)'/g)].map(([, rule = '']) => rule),
  );
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => / must /.test(inSpanish(`"field" is "x": ${rule}.`) ?? ' must '))).toEqual([]);
});

test('all mistakes are told in English and below it in Spanish', async () => {
  const said = contentMistakes(new ContentError(['a.json: line 3: "name" is missing; it must be a text in quotes.']));
  expect(said.split('\n')).toEqual([
    'The content has 1 mistake:',
    '  → El contenido tiene 1 error:',
    'a.json: line 3: "name" is missing; it must be a text in quotes.',
    '  → a.json: línea 3: "name" falta; tiene que ser un texto entre comillas.',
  ]);
});
