/** Mistakes that people make in content files stop the build with a sentence: where, what, and how to fix it. */
import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readPages } from '#builder/site/pages.server.ts';
import { copyContent, copySmallContent, plainListing, problemsOf, projectRoot } from '#catalog/content/test-content.ts';
import { readCatalogue } from '#catalog/listings/catalogue.ts';
import { readMarkdownText } from '#catalog/markdown/markdown-text.ts';
import { contentMistakes } from '#reading/content-mistakes.ts';
import { inSpanish } from '#reading/mistakes/in-spanish.ts';
import { ContentError } from '#reading/problems.ts';

const INN = 'content/collections/alojamientos/listings/la-prueba.json';
const inn = { ...plainListing, category: 'casa', type: 'Casa' };

/** The mistakes that the build reports for one lodging. */
async function problemsIn(listing: object | string | Buffer): Promise<string[]> {
  const { root } = copyContent('alojamientos');
  const isText = typeof listing === 'string' || Buffer.isBuffer(listing);
  writeFileSync(path.join(root, INN), isText ? listing : JSON.stringify(listing, null, 2));
  return problemsOf(() => readCatalogue(root));
}

/** The mistakes that the build reports for one restaurant; restaurants have hours. */
async function restaurantProblems(fields: object): Promise<string[]> {
  const { root, write } = copyContent('gastronomia');
  const restaurant = { ...plainListing, category: 'restaurante', specialties: ['Pastas'], clubBeneficio: false };
  write('content/collections/gastronomia/listings/la-prueba.json', JSON.stringify({ ...restaurant, ...fields }));
  return problemsOf(() => readCatalogue(root));
}

const inJson = (fields: string) => JSON.stringify(inn, null, 2).replace(/\n}$/, `,\n${fields}\n}`);

test('a correct lodging is accepted', async () => {
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

test('a price in thousands is refused', async () => {
  const [problem = ''] = await problemsIn({ ...inn, price: 180 });
  expect(problem).toContain('"price" is 180: must be whole pesos without points');
  expect(inSpanish(problem)).toContain('para $180.000 se escribe 180000');
});

test('a WhatsApp number without its country code is refused', async () => {
  const [problem = ''] = await problemsIn({ ...inn, whatsapp: '0260 15 411-1111' });
  expect(problem).toContain('"whatsapp" is "0260 15 411-1111": must begin with + and the country');
  expect(inSpanish(problem)).toContain('tiene que empezar con + y el país');
});

test.each([
  ['260 411-1111 without the 9 of a mobile', '+54 260 411-1111'],
  ['a landline', '+54 260 442-7448'],
  ['a landline with the 9 of a mobile', '+54 9 260 442-7448'],
])('a chat on %s needs a check in which somebody answered there', async (_what, whatsapp) => {
  const [problem = '', ...more] = await problemsIn({ ...inn, whatsapp });
  expect(problem).toContain(`"whatsapp" is "${whatsapp}", which is a landline as it is written`);
  expect(inSpanish(problem)).toContain('un fijo va en "phone"');
  expect(more).toEqual([]);
  const read = { on: '2026-05-01', how: 'web', facts: ['whatsapp'] };
  expect(await problemsIn({ ...inn, whatsapp, checks: [read] })).toHaveLength(1);
  expect(await problemsIn({ ...inn, whatsapp, checks: [read, { ...read, how: 'whatsapp' }] })).toEqual([]);
});

test('a foreign number needs no 9', async () => {
  expect(await problemsIn({ ...inn, whatsapp: '+56 9 6123 4568' })).toEqual([]);
});

test.each(['+54 11 1234-5678', '+54 9 260 000-0000'])('the invented number %s is refused', async (phone) => {
  const [problem = ''] = await problemsIn({ ...inn, phone });
  expect(problem).toContain(`"phone" is "${phone}", a number that nobody has`);
  expect(inSpanish(problem)).toContain('escribí el verdadero, o null');
});

test.each([
  ['180,000', '180000'],
  ['4,5', '4.5'],
])('the number %s is reported with its JSON notation', async (written, meant) => {
  const [problem = ''] = await problemsIn(inJson(`"price": ${written}`));
  expect(problem).toContain(`holds the number ${written} with a comma; write ${meant}.`);
  expect(inSpanish(problem)).toContain(`tiene el número ${written} con coma; escribí ${meant}.`);
});

test('curly quotes from a word processor are reported as such', async () => {
  const [problem = ''] = await problemsIn(inJson('“price”: 180000'));
  expect(inSpanish(problem)).toContain('tiene comillas como “ y ”; escribí las rectas, ".');
});

test('garbled accents are reported with their line', async () => {
  const broken = Buffer.from(JSON.stringify({ ...inn, name: 'Cabañas Ñandú' }, null, 2)).toString('latin1');
  const [problem = ''] = await problemsIn(broken);
  expect(problem).toContain(`${INN}: line 2 holds "Ã±as"`);
  expect(inSpanish(problem)).toContain('línea 2 dice "Ã±as", que era otra letra');
  expect(await problemsIn({ ...inn, description: 'A manhã de SÃO JOÃO começa “às seis”.' })).toEqual([]);
});

test('a source must be a web address', async () => {
  const [problem = ''] = await problemsIn({ ...inn, sources: ['code-index:somebody/else'] });
  expect(problem).toContain('"sources.0" is "code-index:somebody/else": must be a web address');
});

test('a name too long for a card is refused', async () => {
  const [problem = ''] = await problemsIn({ ...inn, name: 'La posada de la familia '.repeat(8) });
  expect(problem).toContain('characters, more than 120; shorten it');
});

test('a file in a Windows encoding is refused instead of read as garbage', async () => {
  const text = JSON.stringify({ ...inn, name: 'Cabañas Ñandú' }, null, 2);
  const [problem = ''] = await problemsIn(Buffer.from(text, 'latin1'));
  expect(problem).toContain(`${INN}: is not saved as UTF-8 (line 2)`);
  expect(inSpanish(problem)).toContain('guardalo de nuevo con la codificación UTF-8');
});

test('an unchanged copy of a listing is found by its name and by its description', async () => {
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

test('a copy that kept its translated description is found, and so is a copied event or article', async () => {
  const { root, copy, set } = copyContent('alojamientos');
  const translations = { en: { description: 'A house by the river or near it.' } };
  writeFileSync(path.join(root, INN), JSON.stringify({ ...inn, translations }));
  copy(INN, INN.replace('la-prueba', 'la-otra'));
  set(INN, { name: 'La Otra', description: 'Tiene lo suyo.' });
  const problems = await problemsOf(() => readCatalogue(root));
  expect(problems.map((problem) => problem.includes('"translations.en.description" is "A house by'))).toEqual([true]);
  expect(inSpanish(problems[0] ?? '')).toContain('dice "A house by the river or near it.", igual que');

  const whole = copySmallContent();
  for (const [folder, extension] of Object.entries({ events: '.json', posts: '.md' })) {
    const names = readdirSync(path.join(whole.root, `content/${folder}`)).filter((name) => name !== 'README.md');
    const original = names.find((name) => name.indexOf(extension) === name.indexOf('.'));
    whole.copy(`content/${folder}/${original}`, `content/${folder}/zz-otra${extension}`);
  }
  const found = await problemsOf(() => readCatalogue(whole.root));
  const fields = found.map((problem) => /(events|posts)\/zz-otra\S+ "(\w+)" is/.exec(problem)?.slice(1));
  expect(fields).toEqual([
    ['posts', 'title'],
    ['events', 'name'],
  ]);
});

test('a translation into a language that the guide lacks is refused', async () => {
  const [problem = ''] = await problemsIn({ ...inn, translations: { br: { name: 'A Prova' } } });
  expect(problem).toContain('"translations.br" is for the language "br", which the guide does not have, only en, pt');
  expect(inSpanish(problem)).toContain('la guía no tiene');
});

test.each(['zz', 'italiano'])('the locale folder "%s" is refused: it is not a language', async (code) => {
  const { root } = copyContent('alojamientos');
  mkdirSync(path.join(root, 'content/locales', code));
  const [problem = ''] = await problemsOf(() => readCatalogue(root));
  expect(problem).toContain(`content/locales/${code}: is no language that exists`);
});

test.each([
  'Una **gran** casa',
  '## Una casa',
  'Una *gran* casa',
  '- Pileta\n- Cochera',
  'La [web](https://casa.example)',
  'Casa<br>con pileta',
])('plain text with markup is refused: %s', async (description) => {
  const [problem = ''] = await problemsIn({ ...inn, description });
  expect(problem).toContain('is plain text, so that its ');
  expect(inSpanish(problem)).toContain('es texto común y se verían los signos');
});

test.each(['Trae:\n\n• Agua\n• Abrigo', 'CUÁNDO CONVIENE IR\n\nEn otoño.'])(
  'lists and headings that are not Markdown are reported with the Markdown notation',
  async (words) => {
    const [problem = ''] = await problemsOf(() => readMarkdownText(words, 'content/posts/uno.md'));
    expect(problem).toMatch(/begin each entry of a list with "- "|write ## before it/);
  },
);

test('swapped coordinates are reported as such', async () => {
  const [problem = '', ...more] = await problemsIn({ ...inn, coordinates: { lat: -68.33, lng: -34.61 } });
  expect(problem).toContain('which are swapped; write lat -34.61 and lng -68.33.');
  expect(inSpanish(problem)).toContain('están cambiadas; escribí lat -34.61 y lng -68.33.');
  expect(more).toEqual([]);
});

test('a point without its minus sign is reported as such', async () => {
  const problems = await problemsIn({ ...inn, coordinates: { lat: 34.61, lng: -68.33 } });
  expect(problems).toHaveLength(1);
  expect(inSpanish(problems[0] ?? '')).toContain('le falta el signo menos');
});

test('a point in Buenos Aires is reported with the bounds of Mendoza', async () => {
  const [problem = ''] = await problemsIn({ ...inn, coordinates: { lat: -34.6, lng: -58.38 } });
  expect(problem).toContain('"coordinates.lng" is -58.38: must be between -71 and -66, where Mendoza is.');
  expect(inSpanish(problem)).toContain('tiene que estar entre -71 y -66, donde queda Mendoza');
});

test('the guess for a mistyped field is also given in Spanish', async () => {
  const [problem = ''] = await problemsIn({ ...inn, telefono: 1, nmae: 'La Prueba' });
  expect(inSpanish(problem)).toMatch(/campo desconocido: .*"nmae" \(¿quisiste decir "name"\?\)/);
});

test('a missing or invalid choice is reported with the allowed values', async () => {
  const [none = ''] = await problemsIn({ ...inn, category: 'casita' });
  expect(none).toContain('"category" is "casita" (did you mean "casa"?), but must be one of: welcome, casa');
  expect(inSpanish(none)).toContain('(¿quisiste decir "casa"?), pero tiene que ser uno de estos: welcome, casa');
  const [missing = ''] = await problemsIn({ ...inn, category: undefined });
  expect(missing).toContain('"category" is missing; it must be one of: welcome, casa');
  expect(inSpanish(missing)).toContain('"category" falta; tiene que ser uno de estos: welcome, casa');
});

test.each([
  ['district', 'Valle Grande', 'valle-grande'],
  ['pets', 'sí', 'si'],
  ['payment', ['Crédito'], 'credito'],
])('a value of "%s" in natural spelling still gets a suggestion', async (field, written, meant) => {
  const [problem = ''] = await problemsIn({ ...inn, [field]: written });
  expect(inSpanish(problem)).toContain(`(¿quisiste decir "${meant}"?), pero tiene que ser uno de estos: `);
});

const open = (...times: string[]) => ({ days: ['lun'], times });

test.each([
  ['the two times of a day the wrong way round', [open('13:00-09:00')], 'así como está, abre más de 18 horas'],
  ['times that overlap', [open('09:00-13:00', '12:00-16:00')], 'horarios que se pisan, o cerrado y abierto'],
  ['times that overlap those of another rule', [open('09:00-13:00'), open('12:00-16:00')], 'horarios que se pisan'],
  ['a day that is closed and open', [open('09:00-13:00'), open()], 'cerrado y abierto'],
])('contradictory hours are refused: %s', async (_what, hours, said) => {
  const [problem = '', ...more] = await restaurantProblems({ hours });
  expect(inSpanish(problem)).toContain(said);
  expect(more).toEqual([]);
});

test('hours past midnight, around the clock, in two parts or for a season are accepted', async () => {
  const season = { from: '12-15', to: '03-15' };
  for (const hours of [
    [open('20:00-03:00')],
    [open('00:00-24:00')],
    [open('09:00-13:00', '17:00-21:00')],
    [open('09:00-13:00'), open('17:00-21:00')],
    [open('09:00-13:00'), { ...open('10:00-22:00'), season }],
  ])
    expect(await restaurantProblems({ hours })).toEqual([]);
});

test('road news with a future date stops the build', async () => {
  const content = copySmallContent();
  const file = 'content/pages/antes-de-salir.json';
  const { roads } = JSON.parse(content.read(file)) as { roads: { states: { date: string }[] }[] };
  for (const { states } of roads) for (const state of states) state.date = '2199-01-01';
  content.set(file, { roads });
  const catalogue = await readCatalogue(content.root);
  const [problem = ''] = await problemsOf(() => readPages(catalogue, 'es'));
  expect(problem).toMatch(/"roads\.\d+\.states\.\d+\.date" is "2199-01-01", which is in the future/);
});

test('an idea that leads to nothing, to a sample, or to too many things stops the build with a sentence', async () => {
  const content = copySmallContent();
  const idea = (...links: string[]) => ({
    ...{ position: 99, title: 'Una prueba', text: 'Inventada.' },
    entries: links.map((link) => ({ link, say: 'Andá.', why: 'Existe.' })),
  });
  const catalogue = await readCatalogue(content.root);
  const problemsWith = async (value: object) => {
    content.write('content/ideas/la-prueba.json', JSON.stringify(value));
    return problemsOf(() => readPages(catalogue, 'es'));
  };
  const sample = catalogue.collections
    .flatMap((collection) => catalogue.views(collection, 'es').cards)
    .find(({ isSample }) => isSample);
  const [nothing = ''] = await problemsWith(idea('/lugares-para-visitar-en-san-rafael/ciudad', '/bodegas/la-luna'));
  expect(nothing).toContain(
    'content/ideas/la-prueba.json: "entries.1.link" is "/bodegas/la-luna", but an idea must lead',
  );
  const [madeUp = ''] = await problemsWith(idea(sample?.href ?? ''));
  expect(madeUp).toContain('which is a sample listing');
  const [many = ''] = await problemsWith(idea(...Array(9).fill('/lugares-para-visitar-en-san-rafael/ciudad')));
  expect(many).toContain('entries');
});

test('hours and checks written as prose are reported with an example of the format', async () => {
  const [hours = ''] = await restaurantProblems({ hours: 'lunes a viernes de 9 a 13' });
  expect(inSpanish(hours)).toContain('de 9 a 13": tiene que ser una lista como [{ "days": ["lun", "mar"], "times": [');
  const [checks = ''] = await problemsIn({ ...inn, checks: 'llamé el lunes' });
  expect(inSpanish(checks)).toContain('tiene que ser una lista como [{ "on": "2026-11-20", "by": "Marta"');
});

test('a text in place of a group is reported with what it must be', async () => {
  const [problem = ''] = await problemsIn({ ...inn, translations: { en: 'A house' } });
  expect(inSpanish(problem)).toContain('"translations.en" dice "A house", pero tiene que ser un grupo entre { }.');
});

test('a text of 10,000 characters is refused as too long', async () => {
  const [problem = ''] = await problemsIn({ ...inn, description: 'bla '.repeat(2500) });
  expect(problem).toContain('characters, more than 3000; shorten it');
  expect(problem.length).toBeLessThan(250);
  expect(inSpanish(problem)).toContain('Acortalo');
});

test('a value outside a union is reported with the options, and one too large with the bound', async () => {
  const problems = await problemsIn({ ...inn, rating: 9, category: 7 });
  expect(problems.some((problem) => problem.includes('"rating" is 9: must be 5 or less.'))).toBe(true);
  expect(problems.some((problem) => problem.includes('must be one of: welcome, casa'))).toBe(true);
});

test('two phones with one id are refused', async () => {
  const content = copySmallContent();
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

test('an idea of the day that links to a removed place is reported', async () => {
  const content = copySmallContent();
  const { today } = JSON.parse(content.read('content/pages/home.json')) as { today: { ideas: { link: string }[] } };
  for (const idea of today.ideas) idea.link = '/lugares-para-visitar-en-san-rafael/laguna-seca';
  content.set('content/pages/home.json', { today });
  const catalogue = await readCatalogue(content.root);
  const [problem = ''] = await problemsOf(() => readPages(catalogue, 'es'));
  expect(problem).toMatch(/"today\.ideas\.0\.link" is .*laguna-seca", which is neither a place nor a list/);
});

test('every schema rule has a Spanish translation', () => {
  const folders = ['guide/catalog', 'guide/app/screens', 'content/collections'];
  const files = folders.flatMap((folder) => globSync(path.join(projectRoot, folder, '**/*.ts')));
  const schemas = files.filter((file) => !/\.(test|spec)\.ts$/.test(file));
  const rules = schemas.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(must (?:[^'\\]|\\.)*)'/g)].map(([, rule = '']) => rule),
  );
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((rule) => / must /.test(inSpanish(`"field" is "x": ${rule}.`) ?? ' must '))).toEqual([]);
});

test('every mistake is printed in English, with the Spanish below it', async () => {
  const said = contentMistakes(new ContentError(['a.json: line 3: "name" is missing; it must be a text in quotes.']));
  expect(said.split('\n')).toEqual([
    'The content has 1 mistake:',
    '  → El contenido tiene 1 error:',
    'a.json: line 3: "name" is missing; it must be a text in quotes.',
    '  → a.json: línea 3: "name" falta; tiene que ser un texto entre comillas.',
  ]);
});
